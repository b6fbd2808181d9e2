import { KEY_FIELD, LINK_FIELD } from "~/base/forms/hidden-fields";
import { fromNow, now, SECOND_MS } from "~/base/kernel/clock";
import { hashSecret } from "~/base/kernel/ids";
import { requestContext } from "~/base/kernel/request-context";
import { MayNotAct, PressedBefore } from "~/identity/data/presses";
import { LIMITS, refuseTooMany } from "./limits";
import { answer, openVisitAgain, type Visit } from "./visit";

/** Identifies a press by page, form key and everything typed. The random key, never stored, makes the hash unguessable. */
function keyOf(request: Request, body: FormData): string | null {
  if (!body.get(KEY_FIELD)) return null;
  const { pathname, search } = new URL(request.url);
  return hashSecret(JSON.stringify([pathname + search, ...body]));
}

const running = new Map<string, Promise<unknown>>();

/** Runs presses of one form in this process one after the other. Across processes `actOnce` keeps them apart. */
async function inTurn<T>(key: string | null, work: () => Promise<T>): Promise<T> {
  if (key === null) return work();
  while (running.has(key)) await running.get(key);
  const done = work();
  const settled = done.then(
    () => {},
    () => {},
  );
  running.set(key, settled);
  await settled;
  running.delete(key);
  return done;
}

/** How long the answer to a press is kept in this process for further ones of the same button. */
const KEPT_MS = 10 * SECOND_MS;
const kept = new Map<string, { answer: Response; until: Date }>();

/**
 * Identifies a button and who presses it, by session or, behind a mailed link, by address and browser: one that dropped the first
 * answer, because it was pressed again, gets that again, cookies and all.
 */
function senderOf(request: Request, body: FormData): string | null {
  const [isLink, isForm] = [LINK_FIELD, KEY_FIELD].map((name) => body.get(name));
  if (!isLink && !isForm) return null;
  const { headers, url } = request;
  const by = isLink ? [requestContext(request).ip, headers.get("User-Agent")] : [headers.get("Cookie")];
  return hashSecret(JSON.stringify([url, by, ...body]));
}

/**
 * Answers a form whose body has arrived, with the session as it is now. Sent again, it gets the first press's answer; if the sender
 * loses the session or a right before it takes effect, `work` decides anew.
 */
export async function answerPress<Answer>(
  request: Request,
  body: FormData,
  work: (visit: Visit) => Promise<Answer>,
): Promise<Answer | Response> {
  const key = keyOf(request, body);
  const attempt = async () => {
    const press = { key };
    requestContext(request).press = press;
    const visit = await openVisitAgain(request);
    return visit.isRepeat || messageOf(visit, key) ? answerAgain(request) : work(visit);
  };
  const decided = () =>
    attempt().catch((error) => {
      if (error instanceof PressedBefore) return openVisitAgain(request).then(() => answerAgain(request));
      if (error instanceof MayNotAct) return attempt();
      throw error;
    });
  const sender = senderOf(request, body);
  return inTurn(sender, async () => {
    const before = sender ? kept.get(sender) : undefined;
    if (before && before.until > now()) return before.answer.clone();
    const answered = await decided();
    // A form that has not acted may do so at the next press.
    const isOver = body.get(LINK_FIELD) || requestContext(request).press?.isDone;
    if (sender && isOver && answered instanceof Response) {
      kept.set(sender, { answer: answered.clone(), until: fromNow(KEPT_MS) });
      setTimeout(() => kept.delete(sender), KEPT_MS).unref();
    }
    return answered;
  });
}

/** From now on only this member's session can make the form take effect. */
export function noteSender(request: Request, { session, user }: Visit): void {
  const { press } = requestContext(request);
  if (!press || !session || !user) return;
  const { id, secretHash } = session;
  press.by = { id, secretHash, userId: user.id, isOperator: user.operatorSince !== null };
}

const TWICE = "This form was sent twice, but it counted only once.";

/** Returns the message that a press left, if no page has shown it yet: then the browser dropped the answer. */
const messageOf = ({ state }: Visit, key: string | null) =>
  key === null ? undefined : state.flashes?.find(({ press }) => press?.key === key);

/** Answers a press that took effect before: leads to where its message waits or, if that was read, to the form's page. */
export async function answerAgain(request: Request): Promise<Response> {
  return answer(request, async (visit) => {
    await refuseTooMany(request, LIMITS.anyForm, visit.user);
    const said = messageOf(visit, requestContext(request).press?.key ?? null);
    if (said) return visit.goTo(said.press?.to ?? said.path, said);
    return visit.goTo(new URL(request.url).pathname, { kind: "info", seconds: 5, title: TWICE });
  });
}
