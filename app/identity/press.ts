import { KEY_FIELD } from "~/base/forms/hidden-fields";
import { hashSecret } from "~/base/kernel/ids";
import { type Press, requestContext } from "~/base/kernel/request-context";
import { findPress, notePressAnswer, type PressAnswer, PressedBefore } from "~/identity/data/presses";
import type { User } from "~/identity/data/users";
import { answer, type OpenVisit, type Visit } from "./visit";

/**
 * Identifies a press by member, page, form key and everything typed. The random key, never stored, makes the hash
 * unguessable.
 */
function pressOf({ id: userId }: User, request: Request, body: FormData): Press | null {
  if (!body.get(KEY_FIELD)) return null;
  const { pathname, search } = new URL(request.url);
  return { userId, keyHash: hashSecret(JSON.stringify([userId, pathname + search, ...body])) };
}

const running = new Map<string, Promise<unknown>>();

/** Runs presses of one form in this process one after the other. Across processes `actOnce` keeps them apart. */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
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

/** Answers a member's form idempotently: `actOnce` inside it runs once, and a second press gets the first one's answer. */
export async function answerPress<Answer>(
  { request, body, user }: { request: Request; body: FormData; user: User },
  answerFirst: (
    handleAndNote: (visit: OpenVisit, handle: () => Promise<Response>) => Promise<Response>,
  ) => Promise<Answer>,
): Promise<Answer | Response> {
  const press = pressOf(user, request, body);
  if (!press) return answerFirst((_, handle) => handle());
  requestContext(request).press = press;
  return inTurn(press.keyHash, async () => {
    const before = await findPress(press);
    if (before) return answer(request, (visit) => answerAgain(request, visit, before));
    return answerFirst(async (visit, handle) => {
      try {
        const response = await handle();
        if (press.isClaimed) await notePressAnswer(press, answerIn(response, visit));
        return response;
      } catch (error) {
        if (!(error instanceof PressedBefore)) throw error;
        return answerAgain(request, visit, await findPress(press));
      }
    });
  });
}

const pathOf = (location: string) => location.split("?")[0];

function answerIn(response: Response, { state }: Visit): PressAnswer {
  const location = response.headers.get("Location");
  const said = location ? state.flashes?.find(({ path }) => path === pathOf(location)) : undefined;
  if (!said) return { location, flash: null };
  const { path: _, ...flash } = said;
  return { location, flash };
}

const TWICE = "This form was sent twice, but it counted only once.";

async function answerAgain(
  request: Request,
  visit: OpenVisit,
  before: PressAnswer | null,
): Promise<Response> {
  // Another process is still answering the first press, so the best answer is the form's own page.
  const { location, flash } = before ?? { location: null, flash: null };
  // The browser may have dropped the first answer, and with it the session's new secret, so it gets another one.
  await visit.renewSecret({});
  const said = flash ? { ...flash, text: TWICE } : ({ kind: "info", seconds: 5, title: TWICE } as const);
  return visit.goTo(location ?? new URL(request.url).pathname, said);
}
