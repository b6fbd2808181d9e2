import { startProblems } from "~/base/kernel/config";
import { reasonOf } from "~/base/kernel/file-access";
import { checkContent } from "./site.server";

/** Returns every mistake of settings and content that prevents a start. */
export async function mistakes(): Promise<string[]> {
  const problems = await startProblems();
  try {
    checkContent();
  } catch (error) {
    problems.push(reasonOf(error as Error));
  }
  return problems;
}
