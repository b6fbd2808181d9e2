import { startProblems } from "~/base/kernel/config";
import { reasonOf } from "~/base/kernel/file-access";
import { checkContent } from "./site.server";

/** Returns the mistakes in the content. */
export function contentMistakes(): string[] {
  try {
    checkContent();
    return [];
  } catch (error) {
    return [reasonOf(error as Error)];
  }
}

/** Returns every mistake of settings and content that prevents a start. */
export const mistakes = async (): Promise<string[]> => [...(await startProblems()), ...contentMistakes()];
