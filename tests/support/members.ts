import { eq } from "drizzle-orm";
import { insertAllowance } from "~/data/allowance";
import { reader, transaction } from "~/data/database";
import { insertSession, type SessionState } from "~/data/sessions";
import { type Letter, outgoingMail, userLimits } from "~/data/tables";
import { insertUser, type User, updateUser } from "~/data/users";
import { now } from "~/kernel/clock";
import { mistakesOfMail } from "./valid-html";

let people = 0;

/** An account, verified unless told otherwise. Its password hash is none: who signs in by password makes one. */
export async function newMember(
  given: Partial<Pick<User, "email" | "name" | "passwordHash" | "signupSource" | "verifiedAt">> = {},
): Promise<User> {
  people += 1;
  const { verifiedAt = now(), ...fields } = given;
  return transaction(async (tx) => {
    const user = await insertUser(tx, {
      email: `ann-${people}@example.test`,
      name: "Ann",
      passwordHash: "none",
      signupSource: null,
      ...fields,
    });
    if (!user) throw new Error("This address already has an account.");
    await insertAllowance(tx, user.id);
    return (await updateUser(tx, user.id, { verifiedAt })) as User;
  });
}

/** A session of a member. @returns the cookie's secret. */
export async function newSession(member: User, state: SessionState = {}): Promise<string> {
  const { secret } = await transaction((tx) =>
    insertSession(tx, { userId: member.id, state, userAgent: "test" }),
  );
  return secret;
}

type Generations = { available?: number; granted?: number; used?: number };

/** Sets what is left of a member's allowance. */
export async function setTokens(
  userId: string,
  { available = 0, granted = 0, used = 0 }: Generations,
): Promise<void> {
  await transaction((tx) =>
    tx
      .update(userLimits)
      .set({ availableGenerations: available, grantedGenerations: granted, generationsUsed: used })
      .where(eq(userLimits.userId, userId)),
  );
}

export async function readAllowance(userId: string) {
  const [row] = await reader().select().from(userLimits).where(eq(userLimits.userId, userId));
  return row;
}

/** The letters in the queue for an address, oldest first. @throws Error when one is not valid HTML */
export async function lettersTo(email: string): Promise<(Letter & { kind: string })[]> {
  const rows = await reader()
    .select()
    .from(outgoingMail)
    .where(eq(outgoingMail.recipient, email))
    .orderBy(outgoingMail.createdAt);
  for (const { letter } of rows) {
    const found = letter ? await mistakesOfMail(letter.html) : [];
    if (found.length > 0) throw new Error(`A letter is not valid HTML:\n${found.join("\n")}`);
  }
  return rows.map(({ letter, kind }) => ({ ...(letter as Letter), kind }));
}
