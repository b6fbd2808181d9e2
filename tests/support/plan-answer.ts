/** The idea that the answer below is a plan of. */
export const DOG_IDEA =
  "A social app for dog owners. Owners share photos of their dogs, find other owners nearby and arrange walks together. No dating, no shop. It must work offline in the park.";

const screen = (name: string, route: string, what: string, roles = ["Owner"]) => ({
  name,
  route,
  roles,
  purpose: `Shows ${what} and what can be done with them.`,
  empty: `No ${what} yet: one button adds the first.`,
  loading: `Grey rows in the place of ${what}.`,
  error: `The ${what} of the last visit stay, with a note that they may be old.`,
});

// biome-ignore lint/suspicious/noThenProperty: a story's "then" is its third part, and nobody awaits a story
const story = <T extends { outcome: string }>({ outcome, ...rest }: T) => ({ ...rest, then: outcome });

/** What a capable model answers: a whole plan that our validator has nothing to say about. */
export const PLAN_ANSWER = {
  title: "Pawlane",
  summary: "Dog owners share photos of their dogs, find owners nearby and arrange walks together.",
  clarity: "clear",
  language: { code: "en", name: "English", direction: "ltr", interface: ["English"] },
  keyAction: "An owner proposes a walk and another owner nearby joins it.",
  success: "Half of all proposed walks are joined by a second owner.",
  roles: [
    {
      name: "Owner",
      gloss: "",
      origin: "named",
      allowed: ["Add dogs and photos of them", "Propose a walk and join the walks of others"],
      denied: ["Changing the dogs or walks of another owner"],
    },
    {
      name: "Moderator",
      gloss: "",
      origin: "implied",
      allowed: ["Remove photos that were reported", "Close a walk that drew complaints"],
      denied: ["Reading the private meeting points of walks that nobody reported"],
    },
  ],
  entities: [
    {
      name: "Dog",
      gloss: "",
      origin: "named",
      description: "A dog with its owner",
      fields: [
        { name: "name", type: "text", note: "up to 40 characters", origin: "implied" },
        { name: "breed", type: "text", note: "", origin: "implied" },
        { name: "born", type: "date", note: "", origin: "implied" },
      ],
      relations: ["belongs to one Owner"],
      statuses: [],
    },
    {
      name: "Photo",
      gloss: "",
      origin: "named",
      description: "A picture of a dog",
      fields: [
        { name: "picture", type: "image", note: "at most 10 MB", origin: "named" },
        { name: "caption", type: "text", note: "", origin: "implied" },
        { name: "taken at", type: "date and time", note: "", origin: "implied" },
      ],
      relations: ["shows one Dog"],
      statuses: [],
    },
    {
      name: "Walk",
      gloss: "",
      origin: "named",
      description: "A walk that several owners take together",
      fields: [
        { name: "meeting point", type: "place", note: "seen by those who joined", origin: "implied" },
        { name: "starts at", type: "date and time", note: "", origin: "implied" },
        { name: "status", type: "choice", note: "proposed, agreed, over", origin: "implied" },
      ],
      relations: ["is proposed by one Owner", "is joined by many Owners"],
      statuses: ["proposed", "agreed", "over"],
    },
  ],
  screens: [
    screen("Photos", "/photos", "photos of dogs nearby", ["Owner", "Moderator"]),
    screen("Dogs", "/dogs", "one's own dogs"),
    screen("Walks", "/walks", "walks of the next seven days"),
    screen("Nearby", "/nearby", "owners within two kilometres"),
  ],
  stories: [
    story({
      id: "S1",
      role: "Owner",
      want: "share a photo of a dog",
      given: "an owner with the dog Bruno",
      when: "the owner picks a picture of Bruno and writes a caption",
      outcome: "the photo stands first in Photos, with Bruno's name under it",
      otherwise: "a picture over 10 MB is refused and the caption stays in the field",
      entity: "Photo",
      origin: "named",
      priority: "must",
    }),
    story({
      id: "S2",
      role: "Owner",
      want: "find other owners nearby",
      given: "three owners within two kilometres and one in another town",
      when: "the first of them opens Nearby",
      outcome: "two owners are listed by distance and the one in the other town is not",
      otherwise: "without a position the list asks for a postcode in its place",
      entity: "Dog",
      origin: "named",
      priority: "must",
    }),
    story({
      id: "S3",
      role: "Owner",
      want: "propose a walk",
      given: "an owner who knows a meeting point",
      when: "the owner names the old oak and Saturday at nine",
      outcome: "Walks lists the walk as proposed for every owner nearby",
      otherwise: "a start in the past is refused beside the field",
      entity: "Walk",
      origin: "named",
      priority: "must",
    }),
    story({
      id: "S4",
      role: "Owner",
      want: "join a walk",
      given: "a proposed walk by someone else",
      when: "a second owner presses Join on it",
      outcome: "its status reads agreed and both see the meeting point",
      otherwise: "a walk that has begun cannot be joined, and says so",
      entity: "Walk",
      origin: "named",
      priority: "must",
    }),
    story({
      id: "S5",
      role: "Moderator",
      want: "remove a reported photo",
      given: "a photo that two owners have reported",
      when: "the moderator opens the report and presses Remove",
      outcome: "the photo is gone from Photos and its owner is told why",
      otherwise: "a report without a reason stays open",
      entity: "Photo",
      origin: "implied",
      priority: "later",
    }),
  ],
  rules: [
    "A meeting point is shown only to owners who joined that walk.",
    "A walk without a second owner is deleted an hour after its start.",
  ],
  phases: [
    {
      name: "Every screen with four invented dogs",
      kind: "sample",
      stories: [],
      steps: ["Build Photos, Dogs, Walks and Nearby with data in the code"],
      doneWhen: "on a phone, Photos shows Bruno and three other dogs",
    },
    {
      name: "Walks that owners agree on",
      kind: "core",
      stories: ["S3", "S4"],
      steps: ["Store owners and walks", "Let a walk go from proposed to agreed"],
      doneWhen: "two people with two phones agree on a walk at the old oak",
    },
    {
      name: "Photos and who is near",
      kind: "core",
      stories: ["S1", "S2"],
      steps: ["Store photos", "Sort owners by distance"],
      doneWhen: "a photo taken in the park is seen on the other phone",
    },
    {
      name: "Park conditions",
      kind: "hardening",
      stories: [],
      steps: ["Keep the last walks on the phone", "Refuse changes to another owner's dog on the server"],
      doneWhen: "with the network off, Walks still lists Saturday's walk",
    },
  ],
  samples: [
    "Bruno, a beagle born on 3 May 2021, owned by Mia",
    "A walk at the old oak on Saturday at 9:00, proposed by Mia and joined by Tom",
  ],
  nonGoals: [
    { text: "No dating", origin: "named" },
    { text: "No shop", origin: "named" },
  ],
  constraints: ["It must work offline in the park."],
  assumptions: ["Owners are adults and sign in with an e-mail address."],
  questions: [{ question: "How far is nearby?", assumed: "Two kilometres" }],
  risks: [
    { topic: "Privacy", note: "A home address could be guessed from positions, so distances are rounded." },
  ],
};
