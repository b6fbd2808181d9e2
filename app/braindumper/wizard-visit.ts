import { redirect } from "@remix-run/node";
import { transaction } from "~/base/data/database";
import { links } from "~/base/links";
import { info } from "~/base/text/flash";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { countStep } from "~/braindumper/data/daily-steps";
import {
  type Draft,
  type DraftChange,
  findDraft,
  insertDraft,
  listDraftsFrom,
  updateDraft,
} from "~/braindumper/data/drafts";
import { hasMessage } from "~/identity/flash";
import { FormRejection } from "~/identity/form-rejection";
import { keptValues, SIGNED_OUT } from "~/identity/kept-form";
import { knownDeviceSecret } from "~/identity/known-device";
import { type OpenVisit, signOnAt, type Visit, visitOf } from "~/identity/visit";
import {
  canShowStep,
  firstOpenStep,
  readDraft,
  resumeStep,
  type Step,
  stepAfter,
  type WizardDraft,
} from "./wizard";

const STEP_LINKS: Record<Step, () => string> = {
  platform: links.braindumper,
  describe: links.wizardDescribe,
  type: links.wizardType,
  summary: links.wizardSummary,
};

/**
 * What a step shows. `draftKey` is a form field that names the draft and its revision at that time. `updates`: the draft was
 * taken from a plan and will become its next version, for free. `kept`: what was typed here before the owner had to sign in.
 */
type WizardState = WizardDraft & {
  draftKey: string;
  updates: boolean;
  generationsLeft: number | null;
  kept: Record<string, string>;
};

const NO_DRAFT = { platform: null, appType: null, description: "" };

/** Returns whether this visitor may use a draft. A draft without an account belongs to whoever knows its 128-bit id. */
export function mayUse(draft: Draft | null, visit: Visit): draft is Draft {
  return draft !== null && (draft.userId === null || draft.userId === visit.user?.id);
}

/** Returns the draft that this visitor is working on, or null. */
export async function findCurrentDraft(visit: Visit): Promise<Draft | null> {
  const id = visit.state.draftId;
  const draft = id ? await findDraft(id) : null;
  return mayUse(draft, visit) ? draft : null;
}

/** Returns the current draft while it is no plan yet. */
export async function findUnfinished(visit: Visit): Promise<Draft | null> {
  const draft = await findCurrentDraft(visit);
  return draft?.planId ? null : draft;
}

/** Returns the key of a draft and its revision, for a form field; "" when there is no draft yet. */
export function draftKeyOf(draft: Draft | null): string {
  return draft ? `${draft.id}.${draft.revision}` : "";
}

/** Returns the page where a draft was left: where a form of it was typed that its owner had to sign in for, or the stored step. */
export function whereLeft(visit: Visit, draft: Draft): string {
  const { path = "" } = visit.state.keptForm ?? {};
  const isKept = Object.keys(keptStep(visit, path, draftKeyOf(draft))).length > 0;
  return isKept ? path : STEP_LINKS[resumeStep(readDraft(draft), draft.step)]();
}

/**
 * Returns what a step's page needs. @throws a redirect: from later steps to the plan of a finished draft, to the first open
 * step when this one is too far ahead, or from /braindumper to where the visitor left off to sign in, with its message
 */
export async function requireStep(request: Request, step: Step): Promise<WizardState> {
  const visit = await visitOf(request);
  const stored = await findCurrentDraft(visit);
  if (stored?.planId && step !== "platform") throw redirect(links.braindump(stored.planId), 303);
  const draft = readDraft({ ...NO_DRAFT, ...(stored?.planId ? null : stored) });
  if (!canShowStep(draft, step)) throw redirect(STEP_LINKS[firstOpenStep(draft)](), 303);
  if (step === "platform" && stored && !stored.planId) {
    const left = whereLeft(visit, stored);
    if (left !== links.braindumper() && hasMessage(visit, left)) throw redirect(left, 303);
  }
  const generationsLeft = visit.user ? await countGenerationsLeft(visit.user.id) : null;
  const draftKey = draftKeyOf(stored);
  const kept = keptStep(visit, STEP_LINKS[step](), draftKey);
  return { ...draft, draftKey, updates: Boolean(stored?.fromPlanId), generationsLeft, kept };
}

async function findPostedDraft(draftKey: string): Promise<Draft | null> {
  const [id = ""] = draftKey.split(".");
  return id ? findDraft(id) : null;
}

/** Returns whether platform, app type or description were changed since the form with this key was shown. */
export function isOtherIdea(draft: Draft, draftKey: string): boolean {
  const shown = Number(draftKey.split(".")[1]);
  // A key without a revision gives NaN, and no comparison with NaN is true: written this way it counts as changed.
  return !(shown >= (draft.ideaRevision ?? draft.revision));
}

const CHANGED =
  "This idea was changed in another tab. Your text is kept here: send it again to replace the other text, or reload the page to see that.";

/**
 * Saves a step's answer to the draft that the form was shown for, and makes it the current draft, so that two tabs with two
 * drafts do not mix. @throws FormRejection 409 when another tab has changed the description
 */
export async function saveStep(visit: OpenVisit, draftKey: string, change: DraftChange): Promise<Draft> {
  const draft = await findPostedDraft(draftKey);
  const { description } = change;
  // A finished draft is not changed: what is typed after it becomes an idea of its own.
  if (
    mayUse(draft, visit) &&
    !draft.planId &&
    isOtherIdea(draft, draftKey) &&
    description !== undefined &&
    draft.description !== "" &&
    draft.description !== description
  ) {
    visit.keep({ draftId: draft.id });
    throw new FormRejection({ fields: { description: CHANGED } }, 409);
  }
  const saved = await transaction((tx) =>
    mayUse(draft, visit) && !draft.planId
      ? updateDraft(tx, draft, change)
      : insertDraft(tx, { ...choicesOf(draft), ...change, userId: visit.user?.id ?? null }),
  );
  // Another tab saved in between: check again.
  if (!saved) return saveStep(visit, draftKey, change);
  visit.keep({ draftId: saved.id, keptForm: undefined });
  return saved;
}

/**
 * Requires a draft that may still be edited. @throws FormRejection 409 when it now belongs to somebody else, or
 * became a plan
 */
export async function requireOpenDraft(visit: Visit, draftKey: string): Promise<void> {
  const draft = await findPostedDraft(draftKey);
  if (!mayUse(draft, visit) || draft.planId) throw new FormRejection({ form: CHANGED }, 409);
}

/**
 * Changes the summary's draft. `change` runs again if another tab saved in between; `stale` says that the form shows an earlier
 * revision. @throws a redirect: to the wizard without a draft, to the sign-in (what was typed is kept) for a signed-out owner,
 * to the plan of a finished draft, or, if this form has more than that plan, to the summary of a new draft with it
 */
export async function changeDraft(
  visit: OpenVisit,
  draftKey: string,
  body: FormData,
  change: (draft: Draft, stale: boolean) => DraftChange,
): Promise<Draft> {
  const draft = await findPostedDraft(draftKey);
  if (!draft) throw redirect(links.braindumper(), 303);
  const draftId = draft.id;
  if (!mayUse(draft, visit)) {
    if (visit.user) throw redirect(links.braindumper(), 303);
    throw askOwner(visit, draftKey, "summary", body);
  }
  if (draft.planId) throw await afterPlan(visit, draft, draft.planId, change(draft, false));
  visit.keep({ draftId, keptForm: undefined });
  const isStale = draftKey !== draftKeyOf(draft);
  const saved = await transaction((tx) => updateDraft(tx, draft, change(draft, isStale)));
  return saved ?? changeDraft(visit, draftKey, body, change);
}

/** Redirects from the summary of a finished draft: to its plan, or to a new draft if the form has text that the plan lacks. */
async function afterPlan(
  visit: OpenVisit,
  draft: Draft,
  planId: string,
  change: DraftChange,
): Promise<Response> {
  if (typedText(change) === typedText(draft)) return redirect(links.braindump(planId), 303);
  const { platform, appType, description, asked, userId } = draft;
  const idea = { platform, appType, description, asked, ...change, userId, fromPlanId: planId };
  // A second press finds the draft that the first one made.
  const begun = userId ? await listDraftsFrom([planId], userId) : [];
  const kept = begun.find((each) => typedText(each) === typedText(change));
  const made = kept ?? (await transaction((tx) => insertDraft(tx, idea)));
  visit.keep({ draftId: made.id, keptForm: undefined });
  return visit.goTo(links.wizardSummary(), MADE_MEANWHILE);
}

const MADE_MEANWHILE = info(
  "Your plan was generated in another tab",
  "It does not include what you typed here. Your text is kept below: update the plan to have it in the next version.",
  10,
);

/** The typed name and answers, for comparison; unanswered questions do not count. */
function typedText({ name, answers }: DraftChange): string {
  const answered = (answers ?? []).filter(({ answer }) => answer !== "");
  return JSON.stringify([name ?? "", answered.map(({ id, answer }) => [id, answer])]);
}

/** Redirects the signed-out owner of a draft to the sign-in, and keeps what was typed at this step for `keptStep`. */
function askOwner(
  visit: OpenVisit,
  draftKey: string,
  step: Step,
  typed: Iterable<[string, unknown]>,
): Response {
  const values = Object.fromEntries([...typed].map(([name, value]) => [name, String(value)]));
  const keptForm = { path: STEP_LINKS[step](), values };
  const [draftId] = draftKey.split(".");
  visit.keep({ draftId, keptForm: step === "platform" ? undefined : keptForm });
  const text = step === "platform" ? " with your idea." : ": what you typed is kept.";
  return askToSignIn(visit, `Sign in to continue${text}`, SIGNED_OUT);
}

/** Returns what was typed into this draft's form at this path before its owner had to sign in. */
function keptStep(visit: Visit, path: string, draftKey: string): Record<string, string> {
  const { draft = "", go: _, ...typed } = keptValues(visit, path);
  return draft.split(".")[0] === draftKey.split(".")[0] ? typed : {};
}

/**
 * Saves a step's answer and redirects to the next step, or with Back to the previous one.
 * @param afterwards what Next waits for once the answer is saved
 */
export async function saveStepAndGo(
  visit: OpenVisit,
  step: Step,
  { draft: draftKey, go }: { draft: string; go: "next" | "back" },
  change: DraftChange,
  afterwards: (saved: Draft) => Promise<void> = async () => {},
): Promise<Response> {
  const draft = await findPostedDraft(draftKey);
  if (draft && !mayUse(draft, visit) && !visit.user) {
    throw askOwner(visit, draftKey, step, Object.entries({ draft: draftKey, ...change }));
  }
  const known = readDraft({ ...NO_DRAFT, ...contentOf(draft), ...change });
  const target = stepAfter(step, go, known);
  const saved = await saveStep(visit, draftKey, { ...change, step: target });
  if (go === "next") await afterwards(saved);
  return redirect(STEP_LINKS[target](), 303);
}

/** A draft that a form begins after a finished one takes over its choices, but not its text. */
function choicesOf(draft: Draft | null): DraftChange {
  return draft ? { platform: draft.platform, appType: draft.appType } : {};
}

/** What an unfinished draft holds, or what the next one takes over from a finished one. */
const contentOf = (draft: Draft | null) => (draft?.planId ? choicesOf(draft) : draft);

/** Enough for the current draft and a few earlier ones. */
const COUNTED_MAX = 8;

/** Counts a step of the funnel, once per draft. */
export async function countOnce(visit: OpenVisit, step: "read" | "wall"): Promise<void> {
  const { draftId = "", counted = [] } = visit.state;
  const mark = `${step} ${draftId}`;
  if (counted.includes(mark)) return;
  visit.keep({ counted: [...counted, mark].slice(-COUNTED_MAX) });
  await transaction((tx) => countStep(tx, step), { durable: false });
}

/** Redirects to the sign-in, with a message why, and from there back to the idea: Braindumper's own address also makes its plan. */
export function askToSignIn(
  visit: OpenVisit,
  text?: string,
  title = "Authentication Required",
  { at = links.signIn(), next = links.wizardUnfinished() } = {},
): Response {
  // A sign-on that waits goes on first, and the plan is found at its step then.
  if (signOnAt(visit.state.next) === null) visit.keep({ next });
  return visit.goTo(at, info(title, text));
}

/** Asks a visitor who pressed Generate to sign up if nobody has had an account in this browser, else to sign in. */
export async function askForAccount(request: Request, visit: OpenVisit): Promise<Response> {
  await countOnce(visit, "wall");
  const isKnown = visit.state.signUp || knownDeviceSecret(request);
  visit.keep({ signupSource: "braindumper" });
  const at = isKnown ? links.signIn() : links.signUpWith("");
  return askToSignIn(visit, undefined, undefined, { at, next: links.braindumper() });
}
