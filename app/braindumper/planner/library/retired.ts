import { READING_ID } from "~/site/idea/answers";
import type { LibraryQuestion } from "./types";

/** Questions that are asked no more: older drafts have them, and what is typed there is kept. */
export const RETIRED: LibraryQuestion[] = [
  {
    // Its answer is what an author accepted, put right or answered in a model server's first answer.
    id: READING_ID,
    question: "How is it really meant?",
    example: "Yes, parents see their own child only. But the list goes by family name.",
  },
  {
    id: "today",
    question: "How is it done today, and what goes wrong with it?",
    example: "On a sheet. People forget to look, and nobody knows which one is the newest.",
  },
  {
    id: "sign",
    question: "What does the signature settle, and what if something turns out to be wrong?",
    example: "That everything was there and in order. If not, we write it down together before they sign.",
  },
  {
    id: "match",
    question: "How do people tell that it is the right one, and what if there is none?",
    example:
      "By name and date of birth, because some names are there twice. If there is none, they leave a note.",
  },
  {
    id: "hidden",
    question: "When may somebody see it after all, and who decides that?",
    example: "When both have said yes. Until then only I see it.",
  },
  {
    id: "place",
    question: "How exact must the place be, and who gets to see it?",
    example: "The street is enough. Others see only the part of town until both have said yes.",
  },
];
