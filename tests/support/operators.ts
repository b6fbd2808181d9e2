import { transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { listTrail } from "~/identity/data/audit";
import { insertPasskey } from "~/identity/data/factors";
import { insertSession } from "~/identity/data/sessions";
import { type User, updateUser } from "~/identity/data/users";
import { AMR } from "~/identity/factors";
import { newMember } from "./members";
import { Visitor } from "./visitor";

/** Returns what an operator did, newest first: kinds, with what they were done to. */
export async function actsOf({ id }: User): Promise<string[]> {
  const events = await listTrail({ operatorId: id }, 100);
  return events.map(({ kind, detail }) => [kind, detail].filter(Boolean).join(" "));
}

/** Creates an operator who has just signed in with a passkey. */
export async function operatorSignedIn(email?: string): Promise<{ operator: User; visitor: Visitor }> {
  const member = await newMember({ name: "Olga", ...(email && { email }) });
  const visitor = new Visitor();
  const operator = await transaction(async (tx) => {
    const changed = (await updateUser(tx, member.id, { operatorSince: now() })) as User;
    const passkey = {
      id: `passkey-of-${member.id}`,
      name: "Phone",
      publicKey: "k",
      counter: 0,
      transports: [],
    };
    await insertPasskey(tx, { userId: member.id, ...passkey });
    const made = await insertSession(tx, {
      userId: member.id,
      state: {},
      userAgent: "test",
      amr: AMR.passkey,
    });
    visitor.cookies.set("session", made.secret);
    return changed;
  });
  return { operator, visitor };
}
