import { redirect } from "@remix-run/node";
import { countGenerationsLeft } from "~/data/allowance";
import { countStep } from "~/data/daily-steps";
import { transaction } from "~/data/database";
import {
  type Draft,
  type DraftChange,
  findDraft,
  insertDraft,
  listDraftsFrom,
  updateDraft,
} from "~/data/drafts";
import type { Flash } from "~/domain/flash";
import {
  canShowStep,
  firstOpenStep,
  readDraft,
  resumeStep,
  type Step,
  type WizardDraft,
  wayFrom,
} from "~/domain/wizard";
import { links } from "~/links";
import { FormRejection } from "./form-rejection";
import { keptValues, SIGNED_OUT } from "./kept-form";
import { knownDeviceSecret } from "./known-device";
import { type OpenVisit, type Visit, visitOf } from "./visit";

export const STEP_LINKS: Record<Step, () => string> = {
  platform: links.wizard,
  describe: links.wizardDescribe,
  type: links.wizardType,
  summary: links.wizardSummary,
};

/**
 * `draftKey` goes into the form and names the draft, and the revision of it, that the form was shown for. `updates`: the
 * draft was taken from a plan, whose next version it makes, at no cost.
 */
type WizardState = WizardDraft & { draftKey: string; updates: boolean; generationsLeft: number | null };

const NO_DRAFT = { platform: null, appType: null, description: "" };

/** A draft without an account belongs to anybody who has its 128-bit id, others only to their member. */
export function mayUse(draft: Draft | null, visit: Visit): draft is Draft {
  return draft !== null && (draft.userId === null || draft.userId === visit.user?.id);
}

export async function findCurrentDraft(visit: Visit): Promise<Draft | null> {
  const id = visit.state.draftId;
  const draft = id ? await findDraft(id) : null;
  return mayUse(draft, visit) ? draft : null;
}

export function draftKeyOf(draft: Draft | null): string {
  return draft ? `${draft.id}.${draft.revision}` : "";
}

/**
 * What a step needs to show itself. @throws a redirect: to the plan of a finished draft, to the first open
 * step when this one is too far ahead, and from /braindumper to the step where the visitor was
 */
export async function requireStep(request: Request, step: Step): Promise<WizardState> {
  const visit = await visitOf(request);
  const stored = await findCurrentDraft(visit);
  if (stored?.planId) throw redirect(links.plan(stored.planId), 303);
  const draft = readDraft(stored ?? NO_DRAFT);
  if (!canShowStep(draft, step)) throw redirect(STEP_LINKS[firstOpenStep(draft)](), 303);
  if (step === "platform" && !new URL(request.url).searchParams.has("change")) {
    const resume = resumeStep(draft, stored?.step ?? "platform");
    if (resume !== "platform") throw redirect(STEP_LINKS[resume](), 303);
  }
  const generationsLeft = visit.user ? await countGenerationsLeft(visit.user.id) : null;
  return { ...draft, draftKey: draftKeyOf(stored), updates: Boolean(stored?.fromPlanId), generationsLeft };
}

async function findPostedDraft(draftKey: string): Promise<Draft | null> {
  const [id = ""] = draftKey.split(".");
  return id ? findDraft(id) : null;
}

/** Whether platform, app type or description have changed since the form with this key was shown. */
export function isOtherIdea(draft: Draft, draftKey: string): boolean {
  const shown = Number(draftKey.split(".")[1]);
  // A key without a revision gives NaN. Nothing is >= NaN, so it counts as a changed idea; `shown <` would not.
  return !(shown >= (draft.ideaRevision ?? draft.revision));
}

const CHANGED =
  "This idea was changed in another tab. Your text is kept here: send it again to replace the other text, or reload the page to see that.";

/**
 * Saves a step's answer to the draft its form was shown for, and makes that draft the current one, so that
 * two tabs with two drafts do not mix. @throws FormRejection 409 when another tab has changed the
 * description; a redirect to sign-in when the draft's owner is signed out
 */
export async function saveStep(visit: OpenVisit, draftKey: string, change: DraftChange): Promise<Draft> {
  const draft = await findPostedDraft(draftKey);
  const { description } = change;
  if (
    mayUse(draft, visit) &&
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
      : insertDraft(tx, { ...contentOf(draft), ...change, userId: visit.user?.id ?? null }),
  );
  // Another tab saved first: check again.
  if (!saved) return saveStep(visit, draftKey, change);
  visit.keep({ draftId: saved.id });
  if (draft && !mayUse(draft, visit) && !visit.user) {
    throw askToSignIn(visit, "Sign in to continue with your idea.", SIGNED_OUT);
  }
  return saved;
}

/** The draft of a form that is still being typed into. @throws FormRejection 409 when it now belongs to somebody else, or is a plan */
export async function requireOpenDraft(visit: Visit, draftKey: string): Promise<void> {
  const draft = await findPostedDraft(draftKey);
  if (!mayUse(draft, visit) || draft.planId) throw new FormRejection({ form: CHANGED }, 409);
}

/**
 * Changes the draft of the summary. `change` is called again when another tab saved first; `stale` says that
 * the form was for an earlier revision. @throws a redirect: to the wizard without a draft of one's own, to
 * the plan of a finished draft, to sign-in (keeping what was typed) when the owner is signed out. What was typed and is
 * not in the finished draft's plan goes into a new draft, and the redirect leads to its summary
 */
export async function changeDraft(
  visit: OpenVisit,
  draftKey: string,
  body: FormData,
  change: (draft: Draft, stale: boolean) => DraftChange,
): Promise<Draft> {
  const draft = await findPostedDraft(draftKey);
  if (!draft) throw redirect(links.wizard(), 303);
  const draftId = draft.id;
  if (!mayUse(draft, visit)) {
    if (visit.user) throw redirect(links.wizard(), 303);
    const values = Object.fromEntries([...body].map(([name, value]) => [name, String(value)]));
    const keptForm = { path: links.wizardSummary(), values };
    visit.keep({ draftId, keptForm, signupSource: "braindumper" });
    throw askToSignIn(visit, "Sign in to continue: what you typed is kept.", SIGNED_OUT);
  }
  if (draft.planId) throw await afterPlan(visit, draft, draft.planId, change(draft, false));
  visit.keep({ draftId, keptForm: undefined });
  const isStale = draftKey !== draftKeyOf(draft);
  const saved = await transaction((tx) => updateDraft(tx, draft, change(draft, isStale)));
  return saved ?? changeDraft(visit, draftKey, body, change);
}

/** Where a summary leads when its plan has already been generated: to the plan, if that has all that was typed here. */
async function afterPlan(
  visit: OpenVisit,
  draft: Draft,
  planId: string,
  change: DraftChange,
): Promise<Response> {
  if (typedText(change) === typedText(draft)) return redirect(links.plan(planId), 303);
  const { platform, appType, description, userId } = draft;
  const idea = { platform, appType, description, ...change, userId, fromPlanId: planId };
  // A second press finds what the first has kept.
  const begun = userId ? await listDraftsFrom([planId], userId) : [];
  const kept = begun.find((each) => typedText(each) === typedText(change));
  const made = kept ?? (await transaction((tx) => insertDraft(tx, idea)));
  visit.keep({ draftId: made.id, keptForm: undefined });
  return visit.goTo(links.wizardSummary(), MADE_MEANWHILE);
}

const MADE_MEANWHILE: Flash = {
  kind: "info",
  seconds: 10,
  title: "Your plan was generated in another tab",
  text: "It does not include what you typed here. Your text is kept below: update the plan to have it in the next version.",
};

/** Name and answers, without the questions that are left open. */
function typedText({ name, answers }: DraftChange): string {
  const answered = (answers ?? []).filter(({ answer }) => answer !== "");
  return JSON.stringify([name ?? "", answered.map(({ id, answer }) => [id, answer])]);
}

/** What was typed on this draft's summary before its owner had to sign in. */
export function keptSummary(visit: Visit, draftKey: string): Record<string, string> {
  const { draft = "", go: _, ...typed } = keptValues(visit, links.wizardSummary());
  return draft.split(".")[0] === draftKey.split(".")[0] ? typed : {};
}

/** Saves a step's answer and redirects to the next step, or for Back to the one before. */
export async function goOn(
  visit: OpenVisit,
  step: Step,
  { draft: draftKey, go }: { draft: string; go: "next" | "back" },
  change: DraftChange,
): Promise<Response> {
  const draft = await findPostedDraft(draftKey);
  const known = readDraft({ ...NO_DRAFT, ...(draft?.planId ? contentOf(draft) : draft), ...change });
  const target = wayFrom(step, go, known);
  // A member who was signed out finds this form again after signing in.
  const isLapsed = draft !== null && !mayUse(draft, visit);
  await saveStep(visit, draftKey, { ...change, step: isLapsed ? step : target });
  return redirect(STEP_LINKS[target](), 303);
}

/** What a new draft takes over from a finished one: its choices, not its text. */
function contentOf(draft: Draft | null): DraftChange {
  return draft ? { platform: draft.platform, appType: draft.appType } : {};
}

/** What a browser is working on now, and a few ideas before. */
const COUNTED_MAX = 8;

/** Counts a step of the current draft, once. */
export async function countOnce(visit: OpenVisit, step: "read" | "wall"): Promise<void> {
  const { draftId = "", counted = [] } = visit.state;
  const mark = `${step} ${draftId}`;
  if (counted.includes(mark)) return;
  visit.keep({ counted: [...counted, mark].slice(-COUNTED_MAX) });
  await transaction((tx) => countStep(tx, step), { durable: false });
}

export function askToSignIn(
  visit: OpenVisit,
  text: string,
  title = "Authentication Required",
  to = links.signIn(),
): Response {
  visit.keep({ redirectTo: links.wizard() });
  return visit.goTo(to, { kind: "info", seconds: 5, title, text });
}

/** For Generate. Where nobody has signed up or in before, the sign-up is open: a visitor is most likely new. */
export async function askForAccount(request: Request, visit: OpenVisit): Promise<Response> {
  await countOnce(visit, "wall");
  const isKnown = visit.state.signUp || knownDeviceSecret(request);
  const to = isKnown ? links.signIn() : links.signUpWith("");
  return askToSignIn(visit, "Please sign in or create an account to generate your plan.", undefined, to);
}
