/** Who does a story of a kind of app: whoever it is made for in numbers, or whoever looks after it. */
type By = "user" | "staff";

/**
 * Kinds of apps. An archetype is found by its trigger and answers what an idea leaves open: what its main table
 * is, who uses it, what they do, what is sensibly left out at first, what to ask. Used most when an idea is short.
 */
export type Archetype = {
  id: string;
  name: string;
  trigger: RegExp;
  /** Nouns of the tables it rests on, main one first; used when the idea names too few. One with "?" only where it is asked for. */
  things: string[];
  user: string;
  staff: string;
  /**
   * Whom "… for plumbers" names: visitors of a site come to the plumber, who is its staff; "named" where that is so for
   * whoever does what the app is called after: dog walkers of a walking app, but not dog owners.
   */
  serves: By | "named";
  /** Stories taken when the idea has too few of its own; where by is null the doing tells who does it. */
  stories: { by: By | null; verb: string; phrase: string }[];
  nonGoals: string[];
  questions: [question: string, assumed: string][];
  assumption: string;
  /** True when a few words of a short idea tell it, wherever they stand. */
  telling?: boolean;
};

/**
 * One kind of app, as it is written down. Parts are separated by "|". People are "user/staff", a star before the one
 * whom "for …" names (else the user), a plus where that is so for whoever the trigger names. A story is "verb:phrase", a star before what staff does. "{thing}" and
 * "{things}" stand for what the idea itself speaks of: "feeding" of a feeding tracker; "{place}" and "{at}" for whose
 * the app is: "the bakery", " at the bakery".
 */
export type Row = [
  id: string,
  name: string,
  trigger: RegExp,
  things: string,
  people: string,
  stories: string,
  nonGoals: string,
  questions: string,
  assumption: string,
];

/** A row made ready for use. */
export function archetypeOf(row: Row): Archetype {
  const [id, name, trigger, things, people, stories, nonGoals, questions, assumption] = row;
  const told = /(?:^|\|)\*/.test(stories);
  const [user = "user", staff = "user"] = people.replace(/[*+]/g, "").split("/");
  return {
    id,
    name,
    trigger,
    things: things.split("|"),
    user,
    staff,
    serves: people.includes("/*") ? "staff" : people.includes("/+") ? "named" : "user",
    stories: stories.split("|").map((story) => {
      const [, star = "", verb = "", phrase = ""] = /^(\*?)([^:]+):(.*)$/.exec(story) ?? [];
      return { by: star ? "staff" : told ? "user" : null, verb, phrase };
    }),
    nonGoals: nonGoals.split("|"),
    questions: questions.split("|").map((text) => {
      const cut = text.indexOf("=");
      return [text.slice(0, cut), text.slice(cut + 1)] as [string, string];
    }),
    assumption,
  };
}
