import { LRUCache } from "lru-cache";
import { KEY_FIELD, LINK_FIELD } from "~/base/forms/hidden-fields";
import { fromNow, MINUTE_MS, now } from "~/base/kernel/clock";
import { hashSecret } from "~/base/kernel/ids";
import { requestContext } from "~/base/kernel/request-context";
import { MayNotAct, PressedBefore } from "~/identity/data/presses";
import { type SentForm, unsentForm } from "./kept-form";
import { LIMITS, refuseTooMany } from "./limits";
import { answer, openVisitAgain, sentSecret, setsSession, tellLate, type Visit } from "./visit";

/** Identifies a press by page, form key and everything typed. The random key, never stored, makes the hash unguessable. */
function keyOf(request: Request, body: FormData): string | null {
  if (!body.get(KEY_FIELD)) return null;
  const { pathname, search } = new URL(request.url);
  return hashSecret(JSON.stringify([pathname + search, ...body]));
}

/**
 * Identifies a button and who presses it, by session and, behind a mailed link, by address and browser: one that dropped the first
 * answer, because it was pressed again, gets that again, cookies and all. Null for a form without a session or a key.
 */
function senderOf(request: Request, body: FormData): string | null {
  const [isLink, isForm] = [LINK_FIELD, KEY_FIELD].map((name) => body.get(name));
  const secret = sentSecret(request);
  if (!isLink && !(isForm && secret)) return null;
  const { headers, url } = request;
  const by = [secret, ...(isLink ? [requestContext(request).ip, headers.get("User-Agent")] : [])];
  return hashSecret(JSON.stringify([url, by, ...body]));
}

/** How long the answer to a press is kept in this process: longer than a slow line holds it up. */
const KEPT_MS = MINUTE_MS;
/** Anybody can cause answers to be kept, so only so many are, and none with more characters of headers. */
const [KEPT_MOST, HEADERS_MAX] = [1000, 4000];
/** The latest presses, by sender. The answer is null where nothing was done: the next press may do it. */
const presses = new LRUCache<string, { answer: Promise<Response | null>; until: Date }>({ max: KEPT_MOST });

/**
 * Answers a form whose body has arrived, with the session as it is now. Sent again within a minute, or while the first press is
 * still at work, it gets the first press's answer. If the sender loses the session or a right before it takes effect, `work`
 * decides anew; sent with a cookie that another tab's has replaced, it does nothing.
 */
export async function answerPress<Answer>(
  sent: SentForm,
  work: (visit: Visit) => Promise<Answer>,
): Promise<Answer | Response> {
  const { request, body } = sent;
  const key = keyOf(request, body);
  const attempt = async () => {
    requestContext(request).press = { key };
    const visit = await openVisitAgain(request);
    if (visit.isLate) throw tellLate(request, unsentForm(sent));
    return work(visit);
  };
  const decide = () =>
    attempt().catch(async (error): Promise<Answer | Response> => {
      if (error instanceof PressedBefore) return answerAgain(request);
      if (error instanceof MayNotAct) return attempt();
      throw error;
    });
  const sender = senderOf(request, body);
  if (!sender) return decide();
  for (let before = presses.get(sender); before && before.until > now(); before = presses.get(sender)) {
    const answered = await before.answer;
    if (answered) return answered.clone();
  }
  const decided = decide();
  const answer = decided.then(
    (answered) =>
      answered instanceof Response && isToKeep(request, body, answered) ? answered.clone() : null,
    () => null,
  );
  presses.set(sender, { answer, until: fromNow(KEPT_MS) });
  if (!(await answer)) presses.delete(sender);
  return decided;
}

/** Not the answer of a form that changed nothing: sent again, it may. */
const isToKeep = (request: Request, body: FormData, { headers }: Response) =>
  Boolean(requestContext(request).press?.isDone || setsSession(headers) || body.get(LINK_FIELD)) &&
  [...headers].join().length < HEADERS_MAX;

/** From now on only this member's session can make the form take effect. */
export function noteSender(request: Request, { session, user }: Visit): void {
  const { press } = requestContext(request);
  if (!press || !session || !user) return;
  const { id, secretHash } = session;
  press.by = { id, secretHash, userId: user.id, isOperator: user.operatorSince !== null };
}

const TWICE = "This form was sent twice, but it counted only once.";

/** Answers a press that took effect before, in another process or long ago: leads to the form's page. */
export async function answerAgain(request: Request): Promise<Response> {
  await openVisitAgain(request);
  return answer(request, async (visit) => {
    await refuseTooMany(request, LIMITS.anyForm, visit.user);
    const { pathname, search } = new URL(request.url);
    return visit.goTo(pathname + search, { kind: "info", seconds: 5, title: TWICE });
  });
}
