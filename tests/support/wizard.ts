import type { Visitor, VisitorAnswer } from "./visitor";

export const IDEA = "A shop where neighbours order bread and the baker sees what to bake tomorrow.";

/** Opens a step. The summary leads on to the question that is open. */
export async function openStep(visitor: Visitor, path: string): Promise<VisitorAnswer> {
  const answer = await visitor.get(path);
  return answer.location?.startsWith(`${path}?`) ? visitor.follow(answer) : answer;
}

/** What a step's form says which draft it is for. */
export async function draftKeyOf(visitor: Visitor, path: string): Promise<string> {
  const answer = await openStep(visitor, path);
  if (typeof answer.data.draftKey !== "string")
    throw new Error(`${path} shows no step: ${JSON.stringify(answer)}`);
  return answer.data.draftKey;
}

/** Opens a step, fills its form in and sends it. */
export async function answerStep(
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
): Promise<VisitorAnswer> {
  return visitor.post(path, { draft: await draftKeyOf(visitor, path), ...fields });
}

type Idea = { platform?: string; appType?: string; description?: string };

/** Steps 1 to 3. @returns the key of the summary's form. */
export async function tellIdea(
  visitor: Visitor,
  { platform = "lovable", appType = "web", description = IDEA }: Idea = {},
): Promise<string> {
  await answerStep(visitor, "/braindumper", { platform });
  const next = await answerStep(visitor, "/braindumper/describe", { description });
  if (next.location === "/braindumper/type") await answerStep(visitor, "/braindumper/type", { appType });
  return draftKeyOf(visitor, "/braindumper/summary");
}

/** What the summary's form would hold with a box for every question, before anything is typed. */
export async function summaryFields(visitor: Visitor): Promise<Record<string, string>> {
  const { data } = await openStep(visitor, "/braindumper/summary");
  return { ...(data.form as { values: Record<string, string> }).values };
}

/** Presses Generate; without `typed` on a form without questions. */
export function generate(
  visitor: Visitor,
  draftKey: string,
  typed: Record<string, string> = {},
): Promise<VisitorAnswer> {
  return visitor.post("/braindumper/summary", { draft: draftKey, ...typed });
}
