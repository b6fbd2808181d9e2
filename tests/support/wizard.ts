import type { Visitor, VisitorAnswer } from "./visitor";

export const IDEA = "A shop where neighbours order bread and the baker sees what to bake tomorrow.";

/** What a step's form says which draft it is for. */
export async function draftKeyOf(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.get(path);
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

/** What the summary's form holds before anything is typed: a browser sends all of it. */
export async function summaryFields(visitor: Visitor): Promise<Record<string, string>> {
  const { data } = await visitor.get("/braindumper/summary");
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
