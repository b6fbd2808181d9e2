import type { LibraryQuestion } from "./types";

/** The questions that every author is asked, in this order. What each brings to light was counted: docs/planner.md. */
export const FIRST_QUESTIONS: LibraryQuestion[] = [
  {
    id: "day",
    question: "Think of one real day with it: who does what, when and where, and on what device?",
    hint: "From the first to the last. Paper and signs on the wall count too.",
    example:
      "Trainers enter their groups on the phone before nine, parents look in the evening, and I check on Fridays at my desk that everybody is there.",
  },
  {
    id: "cases",
    question: "Which three special cases really happen, and what should happen then?",
    hint: "Somebody is away, late or new. Something is wrong, shared, missing, or the last one.",
    example:
      "A family moves away: the next one waiting gets the place. Twins share a first name: show the birthday too. Nobody turns up: the hour still counts.",
  },
  {
    id: "rights",
    question: "Who lets people in, who may see or change what, and who must not?",
    hint: "Also: what only one person may decide or undo.",
    example:
      "I invite the trainers. Each sees all groups but changes only their own. Parents see their own child, nobody else's.",
  },
  {
    id: "never",
    question: "What must never happen, and what has gone wrong before?",
    hint: "The mistake that people would not forgive.",
    example: "A child is handed to somebody who is not on the list. Last year two lists were going around.",
  },
  {
    id: "people",
    question: "How many people and things is it for, and in what do they differ?",
    hint: "Different kinds often need different rules: big and small, new and old, with and without a phone.",
    example:
      "12 trainers, 4 of them still in training and never alone with a group. About 150 parents, some without a smartphone.",
  },
  {
    id: "much",
    question: "What would be too much, and what stays as it is today?",
    hint: "What you do not want, and what works well without it, on paper or elsewhere.",
    example: "No chat, we have a group for that. The cash box stays a cash box, and the key stays with Ines.",
  },
];
