import type { FirstAnswer } from "~/braindumper/first-answer";

/** The idea that MODEL_ANSWER belongs to. */
export const DOG_IDEA =
  "A social app for dog owners. Owners share photos of their dogs, find other owners nearby and arrange walks together. No dating, no shop. It must work offline in the park.";

/** A good first answer, of which nothing has to be left out. */
export const MODEL_ANSWER: FirstAnswer = {
  understood: [
    "Dog owners share photos of their dogs and see those of others.",
    "An owner proposes a walk at a place and a time, and owners nearby join it.",
    "In the park there is no network, so the walks of the day stay on the phone.",
  ],
  tables: [
    {
      name: "Dog",
      columns: ["name", "breed", "born on", "owner"],
      rights: "Every owner reads; only its own owner adds, changes and deletes.",
    },
    {
      name: "Photo",
      columns: ["picture", "caption", "dog", "taken at"],
      rights: "Every owner reads; the dog's owner adds and deletes; nobody changes one.",
    },
    {
      name: "Walk",
      columns: ["meeting point", "starts at", "proposed by", "joined by"],
      rights: "Owners nearby read; who proposed it changes it until it begins; nobody deletes it after that.",
    },
  ],
  screens: [
    { name: "Photos", opens: "Every owner, to see the dogs nearby" },
    { name: "Walks", opens: "Every owner, to propose and join; a stranger sees none" },
    { name: "My dogs", opens: "The owner alone" },
  ],
  decisions: [
    "Owners sign in with an email address and a password.",
    "The meeting point is shown only to those who joined.",
  ],
  checks: [
    {
      test: "Mia proposes the old oak on Saturday at 9:00, and Tom, one kilometre away, sees it and joins.",
      refusal: "Tom tries to move Mia's walk to Sunday and is told that it is hers.",
    },
    {
      test: "With the network off, Mia still sees Saturday's walk.",
      refusal: "A photo of 20 MB is refused and its caption stays in the field.",
    },
  ],
  questions: ["How far is nearby? Two kilometres until you say otherwise."],
};
