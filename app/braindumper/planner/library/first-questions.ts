import type { Question } from "~/braindumper/answers";
import { TRIED_ID } from "~/site/idea/limits";

/** A question of the library, with what helps the author to answer it. Hint and example are shown on the page only. */
export type LibraryQuestion = Omit<Question, "quote"> & {
  /** What to think of, in a few words, after the second half of the question (`lead.ts`). */
  hint?: string;
  /** It is not asked when something stands under a heading of the idea with one of these phrases. */
  settledUnder?: string;
  /** An answer as somebody might give it, to show how short and concrete it may be. */
  example: string;
};

/**
 * The questions that every author is asked. What brings to light most comes first, as a hurried author stops after a few; it was
 * counted: docs/dev/planner.md.
 */
export const FIRST_QUESTIONS: LibraryQuestion[] = [
  {
    id: "cases",
    question: "Which three special cases really happen, and what should happen then?",
    hint: "Somebody is away, late or new. Something is wrong, shared, missing, or the last one.",
    example:
      "Somebody cancels late: the next one waiting is asked. Two have the same name: show the town too. Nobody turns up: it still counts.",
  },
  {
    id: "never",
    question: "What must never happen, and what has gone wrong before?",
    settledUnder:
      "must never happen, must not happen, should never happen, may never happen, nie passieren darf, nicht passieren darf, darf nie passieren, darf nicht passieren, jamais arriver, nunca debe pasar, nunca pode acontecer, non deve mai succedere, mag nooit gebeuren",
    hint: "The mistake that people would not forgive.",
    example:
      "Two people are promised the same thing. Last year two lists were going around, and nobody knew which one was right.",
  },
  {
    id: "rights",
    question: "Who lets people in, who may see or change what, and who must not?",
    settledUnder:
      "who may see, who can see, who sees, who may do what, who can do what, permissions, access rights, wer darf was, wer darf sehen, wer sieht was, zugriffsrechte, qui peut voir, qui voit quoi, quién puede ver, quem pode ver, chi può vedere, wie mag zien, wie mag wat",
    hint: "Also: what only one person may decide or undo.",
    example:
      "I invite everybody. Each of us sees all of it but changes only their own part. Guests see what is theirs, nothing else.",
  },
  {
    id: "day",
    question: "What matters most on one real day with it, and who does it, when, on what device?",
    hint: "Then the rest of the day. Paper and signs on the wall count too.",
    example:
      "Each morning I enter what is new, on my phone: the others wait for that. They look during the day, and on Friday I check everything at my desk.",
  },
  {
    id: "people",
    question: "How many people and things is it for, and in what do they differ?",
    hint: "Different kinds often need different rules: big and small, new and old, with and without a phone.",
    example: "12 of us, 4 of them new and never on their own. About 150 others, some without a smartphone.",
  },
  {
    id: "much",
    question: "What would be too much, and what stays as it is today?",
    hint: "What you do not want, and what works well without it, on paper or elsewhere.",
    example:
      "No chat, we have a group for that. Cash stays cash, and the list on the wall stays where it is.",
  },
];

/** Asked of nobody: the heading in the plan of what authors wrote after trying the app, one thing a line. */
export const TRIED: LibraryQuestion = {
  id: TRIED_ID,
  question: "What came out wrong before, and must not happen again?",
  example: "The list is empty on my phone. Nobody can put a mistake right.",
};
