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
    question: "What goes wrong or is unusual now and then, and what should happen then?",
    hint: "Two or three of them: late, away or new; wrong, twice, missing, or the last one.",
    example:
      "Somebody cancels late: the next one waiting is asked. Two have the same name: show the town too. Nobody turns up: it still counts.",
  },
  {
    id: "never",
    question: "What else must never happen, and what should stay as it is?",
    settledUnder:
      "must never happen, must not happen, should never happen, may never happen, nie passieren darf, nicht passieren darf, darf nie passieren, darf nicht passieren, jamais arriver, nunca debe pasar, nunca pode acontecer, non deve mai succedere, mag nooit gebeuren",
    hint: "The mistake that people would not forgive. What works well without the app, on paper or elsewhere.",
    example:
      "Two people are promised the same thing, as last year. No chat, we have a group for that. Cash stays cash.",
  },
  {
    id: "rights",
    question: "Who else uses it, and what may they not see or change?",
    settledUnder:
      "who may see, who can see, who sees, who may do what, who can do what, permissions, access rights, wer darf was, wer darf sehen, wer sieht was, zugriffsrechte, qui peut voir, qui voit quoi, quién puede ver, quem pode ver, chi può vedere, wie mag zien, wie mag wat",
    hint: "Also who lets them in, and what only one person may decide or undo.",
    example:
      "I invite everybody. Each of us sees all of it but changes only their own part. Guests see what is theirs, nothing else.",
  },
  {
    id: "rules",
    question: "Which rules of time or number have you not written yet?",
    hint: "Until when, from when, how many, how much, how it is rounded or counted, how long it is kept.",
    example: "Hours count in quarters. A place is kept for two days. What is older than ten years may go.",
  },
  {
    id: "people",
    question: "Who or what is treated differently from the rest?",
    hint: "New, under age, without a smartphone; very big, delicate, borrowed. And how many there are.",
    example: "Four of 12 are new and never on their own. About 20 have no smartphone: I enter theirs.",
  },
  {
    id: "day",
    question: "Where and on what device is it used, and what is hard about it there?",
    hint: "For you and the others: hands full, no signal, bad light, in a hurry. What is on paper or on the wall?",
    example:
      "The others in the yard with gloves on, on their phones: two taps at most. I at my desk on Friday.",
  },
];

/** Asked of nobody: the heading in the plan of what authors wrote after trying the app, one thing a line. */
export const TRIED: LibraryQuestion = {
  id: TRIED_ID,
  question: "What came out wrong before, and must not happen again?",
  example: "The list is empty on my phone. Nobody can put a mistake right.",
};
