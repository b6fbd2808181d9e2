import type { LibraryQuestion } from "./types";

/** The questions that every author is asked, in this order. What each brings to light was counted: docs/planner.md. */
export const FIRST_QUESTIONS: LibraryQuestion[] = [
  {
    id: "day",
    question: "Think of one real day with it: who does what, in which order, on what device?",
    hint: "From the first moment somebody needs it to the moment they are done.",
    example:
      "Trainers enter their groups on the phone before nine, parents look in the evening, and I check on Fridays at my desk that everybody is there.",
  },
  {
    id: "cases",
    question: "Which special cases happen in real life?",
    hint: "Somebody is ill or late, two want the same thing, something was entered wrong, something is missing.",
    example:
      "A family moves away in the middle of the term. Twins have the same first name. Sometimes nobody turns up.",
  },
  {
    id: "rights",
    question: "Who lets people in, and who may see or change what?",
    hint: "Also: who must not see it, and who may undo something.",
    example:
      "I invite the trainers. Each sees all groups but changes only their own. Parents see their own child, nobody else's.",
  },
  {
    id: "never",
    question: "What must never happen?",
    hint: "What would be so bad that people stop using it?",
    example: "A child is handed to somebody who is not on the list.",
  },
  {
    id: "people",
    question: "Who will use it, about how many, and do they know each other?",
    example:
      "12 trainers who all know each other and about 150 parents. Some of them are not at home with phones.",
  },
  {
    id: "much",
    question: "What would be too much, or should stay as it is today?",
    hint: "What you do not want, and what already works well without it.",
    example: "No chat, we have a group for that. The cash box stays a cash box.",
  },
];
