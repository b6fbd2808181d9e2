import { and, asc, eq } from "drizzle-orm";
import { transaction } from "~/base/data/database";
import { listRows } from "~/base/data/rows";
import { now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { seal, unseal } from "~/base/kernel/secrets";
import { type ShownOnceKind, shownOnce } from "~/identity/tables";

/** The session and member who made something, and alone see it. */
type Maker = { session: { id: string } | null; user: { id: string } | null };

const ofMaker = ({ session, user }: Maker, kind: ShownOnceKind, name?: string) =>
  and(
    eq(shownOnce.sessionId, session?.id ?? ""),
    eq(shownOnce.userId, user?.id ?? ""),
    eq(shownOnce.kind, kind),
    name === undefined ? undefined : eq(shownOnce.name, name),
  );

/**
 * Keeps, encrypted, what was just made and is stored as a hash alone, so that its maker sees it until they say that they
 * have kept it. `name` tells it from others of the kind, of which it replaces one.
 */
export async function showUntilKept(
  maker: Maker,
  kind: ShownOnceKind,
  name: string,
  text: string,
): Promise<void> {
  const { session, user } = maker;
  if (!session || !user) return;
  await transaction(async (tx) => {
    await tx.delete(shownOnce).where(ofMaker(maker, kind, name));
    await tx.insert(shownOnce).values({
      id: newId(),
      sessionId: session.id,
      userId: user.id,
      kind,
      name,
      sealedText: seal("shownOnce", text),
      createdAt: now(),
    });
  });
}

/** Returns what is still shown of a kind, by name, the oldest first. */
export async function listShown(maker: Maker, kind: ShownOnceKind): Promise<Map<string, string>> {
  const rows = await listRows(shownOnce, ofMaker(maker, kind), { by: [asc(shownOnce.createdAt)] });
  return new Map(
    rows.flatMap(({ name, sealedText }) => {
      const text = unseal("shownOnce", sealedText);
      return text === null ? [] : [[name, text] as const];
    }),
  );
}

/** Stops showing something, because its maker has kept it. */
export async function stopShowing(maker: Maker, kind: ShownOnceKind, name: string): Promise<void> {
  await transaction((tx) => tx.delete(shownOnce).where(ofMaker(maker, kind, name)));
}
