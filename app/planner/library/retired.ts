import type { LibraryQuestion } from "./types";

/** Questions that are asked no more: older drafts have them, and what is typed there is kept. */
export const RETIRED: LibraryQuestion[] = [
  {
    id: "today",
    question: "How is it done today, and what goes wrong with it?",
    example: "On a sheet. People forget to look, and nobody knows which one is the newest.",
  },
];
