import { describe, expect, it } from "vitest";
import { findMailedToken, replaceMailedToken } from "~/accounts/data/mailed-tokens";
import { reader, transaction } from "~/base/data/database";
import { findDraft, insertDraft } from "~/braindumper/data/drafts";
import { findPlan } from "~/braindumper/data/plans";
import { findSessionBySecret, insertSession, listSessions } from "~/identity/data/sessions";
import { findEnabledUser, findUserByEmail, insertUser, updateUser } from "~/identity/data/users";
import { claimDueMail, queueMail } from "~/mail/data/outgoing";
import { users } from "~/tables";
import { withDatabase } from "../../support/database";
import { newMember } from "../../support/members";
import { HOSTILE_TEXTS } from "../../support/plans";

withDatabase();

describe.each(HOSTILE_TEXTS)("%j is stored as it is", (text) => {
  it("in every column of an account", async () => {
    const fields = { email: text, name: text, passwordHash: text, signupSource: text };
    const user = await transaction((tx) => insertUser(tx, fields));
    expect(user).toMatchObject({ name: text, passwordHash: text, signupSource: text });
    expect(await findUserByEmail(text)).toEqual(user);
    await transaction((tx) => updateUser(tx, user?.id ?? "", { name: `${text}${text}` }));
    expect((await findEnabledUser(user?.id ?? ""))?.name).toBe(text + text);
    expect(await findEnabledUser(text)).toBeNull();
    expect(await reader().select().from(users)).toHaveLength(1);
  });

  it("in a session, a token and a mail", async () => {
    const member = await newMember();
    const state = { next: text, keptForm: { path: text, values: { [text]: text } } };
    const { secret } = await transaction((tx) =>
      insertSession(tx, { userId: member.id, state, userAgent: text }),
    );
    expect(await findSessionBySecret(secret)).toMatchObject({ state, userAgent: text });
    expect(await findSessionBySecret(text)).toBeNull();
    expect(await listSessions(text)).toEqual([]);

    const change = { email: text };
    const token = await transaction((tx) =>
      replaceMailedToken(tx, { userId: member.id, purpose: "email_change", change }),
    );
    expect((await findMailedToken(token, "email_change"))?.change).toEqual(change);
    expect(await findMailedToken(text, "email_change")).toBeNull();

    const letter = { subject: text, text, html: text };
    await transaction((tx) => queueMail(tx, { recipient: text, kind: "verify" }, () => letter));
    expect(await claimDueMail()).toMatchObject({ recipient: text, letter });
  });
});

it("2000 emoji survive", async () => {
  const description = `${"👩‍🌾".repeat(666)}🌱🌱`;
  const draft = await transaction((tx) => insertDraft(tx, { userId: null, description }));
  expect((await findDraft(draft.id))?.description).toBe(description);
});

// Postgres cannot hold U+0000 in a text. A loader passes on what stands in an address (%00), so it must not fail.
describe("a NUL character", () => {
  it("is left out of what is written", async () => {
    const member = await newMember({ name: "A\0nn" });
    expect((await findEnabledUser(member.id))?.name).toBe("Ann");
    const state = { next: "/\0x" };
    const { secret } = await transaction((tx) => insertSession(tx, { state, userAgent: "a\0b" }));
    expect(await findSessionBySecret(secret)).toMatchObject({ state: { next: "/x" }, userAgent: "ab" });
  });

  it("finds nothing where it is looked for", async () => {
    const member = await newMember();
    expect(await findPlan("\0", member.id)).toBeNull();
    expect(await findDraft("a\0b")).toBeNull();
    expect(await findUserByEmail("ann\0@example.test")).toBeNull();
    expect(await findMailedToken("\0", "signup")).toBeNull();
  });
});
