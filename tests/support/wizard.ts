import type { Visitor, VisitorAnswer } from "./visitor";

export const IDEA = "A shop where neighbours order bread and the baker sees what to bake tomorrow.";

/** Opens a step. From the summary it follows the redirect to the open question. */
export async function openStep(visitor: Visitor, path: string): Promise<VisitorAnswer> {
  const answer = await visitor.get(path);
  return answer.location?.startsWith(`${path}?`) ? visitor.follow(answer) : answer;
}

/** Returns the draft key in a step's form. */
export async function draftKeyOf(visitor: Visitor, path: string): Promise<string> {
  const answer = await openStep(visitor, path);
  if (typeof answer.data.draftKey !== "string")
    throw new Error(`${path} shows no step: ${JSON.stringify(answer)}`);
  return answer.data.draftKey;
}

/** Opens a step, fills in its form and posts it. */
export async function answerStep(
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
): Promise<VisitorAnswer> {
  return visitor.post(path, { draft: await draftKeyOf(visitor, path), ...fields });
}

type Idea = { platform?: string; appType?: string; description?: string };

/** Goes through steps 1 to 3. @returns the draft key of the summary's form */
export async function tellIdea(
  visitor: Visitor,
  { platform = "lovable", appType = "web", description = IDEA }: Idea = {},
): Promise<string> {
  await answerStep(visitor, "/braindumper", { platform });
  const next = await answerStep(visitor, "/braindumper/describe", { description });
  if (next.location === "/braindumper/type") await answerStep(visitor, "/braindumper/type", { appType });
  return draftKeyOf(visitor, "/braindumper/summary");
}

/** Returns the summary form's values before anything is typed, with a field for every question. */
export async function summaryFields(visitor: Visitor): Promise<Record<string, string>> {
  const { data } = await openStep(visitor, "/braindumper/summary");
  return { ...(data.form as { values: Record<string, string> }).values };
}

/** Presses Generate, by default with no answers. */
export function generate(
  visitor: Visitor,
  draftKey: string,
  typed: Record<string, string> = {},
): Promise<VisitorAnswer> {
  return visitor.post("/braindumper/summary", { draft: draftKey, ...typed });
}
