import { eq } from "drizzle-orm";
import { reader, transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { insertAllowance } from "~/braindumper/data/allowance";
import { insertSession, type SessionState } from "~/identity/data/sessions";
import { insertUser, type User, updateUser } from "~/identity/data/users";
import { type Letter, outgoingMail, userLimits } from "~/tables";
import { mistakesOfMail } from "./valid-html";

let people = 0;

/** Creates an account, verified by default. It has no usable password hash; see memberWithPassword. */
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

/** Creates a session for a member. @returns the cookie's secret */
export async function newSession(member: User, state: SessionState = {}): Promise<string> {
  const { secret } = await transaction((tx) =>
    insertSession(tx, { userId: member.id, state, userAgent: "test" }),
  );
  return secret;
}

type Generations = { available?: number; granted?: number; used?: number };

/** Sets a member's allowance. */
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

/** Returns the queued letters to an address, oldest first. @throws Error when one has invalid HTML */
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
