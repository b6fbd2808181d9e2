import { describe, expect, it } from "vitest";
import { setGroups } from "~/accounts/account-acts";
import { findUserByEmail, type User } from "~/identity/data/users";
import { memberSignedIn, Visitor } from "../support/accounts";
import { admin, adminJson } from "../support/admin";
import { withDatabase } from "../support/database";
import { operatorSignedIn } from "../support/operators";
import {
  authorizeUrl,
  callbackOf,
  codeFor,
  newClient,
  pkcePair,
  postForm,
  redeem,
  userinfo,
  withSigningKey,
} from "../support/sso";

withDatabase();
withSigningKey();

async function memberOf(...groups: string[]) {
  const { member, visitor } = await memberSignedIn();
  await setGroups(member, groups.join(" "));
  return { member, visitor };
}

const SCOPE = { scope: "openid profile email groups" };

describe("a client for some groups", () => {
  it("lets in who is in one of them, and tells them with the scope groups alone", async () => {
    const client = await newClient({ groups: ["paying", "staff"] });
    const { visitor } = await memberOf("staff", "moderators");
    const learned = async (more: Record<string, string>) => {
      const { body } = await redeem(new Visitor(), client, await codeFor(visitor, client, more));
      return (await userinfo(new Visitor(), body.access_token as string)).body;
    };
    const groups = ["staff", "moderators"];
    expect(await learned(SCOPE)).toMatchObject({ groups, roles: groups });
    expect(await learned({})).not.toHaveProperty("groups");
    expect(await learned({ scope: "" })).not.toHaveProperty("groups");
  });

  it("shows others a page that says so and whom to ask, with ways back and to another account", async () => {
    const client = await newClient({ groups: ["paying"] });
    const { visitor } = await memberOf("moderators");
    const { location } = await visitor.get(authorizeUrl(client));
    expect(location).toMatch(/^\/auth\/continue\?/);
    const { data } = await visitor.get(location as string);
    expect(data).toMatchObject({
      ask: expect.stringMatching(/@|whoever runs/),
      other: { label: "Use another account" },
    });
    const back = callbackOf(await visitor.follow(await visitor.post(location as string)));
    expect(back).toMatchObject({ error: "access_denied", state: "st-1" });
    expect(callbackOf(await visitor.get(authorizeUrl(client, { prompt: "none" })))).toMatchObject({
      error: "access_denied",
    });
  });

  it("ends what its tokens can do when the member leaves the group", async () => {
    const client = await newClient({ groups: ["paying"], isPublic: true });
    const { member, visitor } = await memberOf("paying");
    const { verifier, challenge } = pkcePair();
    const pkce = { code_challenge: challenge, code_challenge_method: "S256" };
    const more = { client_id: client.id, code_verifier: verifier };
    const { body } = await redeem(new Visitor(), client, await codeFor(visitor, client, pkce), more, {});
    await setGroups((await findUserByEmail(member.email)) as User, "");
    expect((await userinfo(new Visitor(), body.access_token as string)).status).toBe(401);
    const refresh = { grant_type: "refresh_token", refresh_token: body.refresh_token, client_id: client.id };
    expect((await postForm(new Visitor(), "/api/oauth/token", refresh)).body.error).toBe("invalid_grant");
  });
});

describe("groups are set", () => {
  it("on the member's page, whose field holds them, and not over another operator's", async () => {
    const { visitor } = await operatorSignedIn();
    const { member } = await memberOf("old");
    const page = `/admin/members/${member.id}/groups`;
    const values = await visitor.filled(page);
    expect(values.groups).toBe("old");
    await setGroups((await findUserByEmail(member.email)) as User, "newer");
    const stale = await visitor.post(page, { ...values, groups: "mine" });
    expect([stale.status, JSON.stringify(stale.errors)]).toEqual([409, expect.stringContaining("in newer")]);
    const fresh = await visitor.filled(page);
    expect((await visitor.post(page, { ...fresh, groups: "a<b" })).errors.groups?.[0]).toContain(
      "“a<b” is none",
    );
    await visitor.post(page, { ...fresh, groups: "Paying, moderators" });
    expect((await findUserByEmail(member.email))?.groups).toEqual(["paying", "moderators"]);
    const shown = JSON.stringify((await visitor.get(`/admin/members/${member.id}`)).data);
    expect(shown).toContain("paying, moderators");
    expect(shown).toContain("Groups changed by an operator");
  });

  it("by user change, and for clients by create, change and the desk", async () => {
    const { member } = await memberOf();
    const { out } = await admin("user", "change", member.email, "--groups", "Paying;moderators");
    expect(out).toContain("Groups now: paying, moderators.");
    expect((await findUserByEmail(member.email))?.groups).toEqual(["paying", "moderators"]);
    expect((await admin("user", "change", member.email, "--groups", "a<b")).err).toContain("“a<b” is none");
    const given = ["--name", "X", "--redirect-uri", "https://x.example/cb", "--groups", "paying"];
    const { client_id } = (await adminJson("client", "create", ...given)) as { client_id: string };
    const groupsOf = async () =>
      ((await adminJson("client", "list")) as unknown as { id: string; groups: string[] }[]).find(
        ({ id }) => id === client_id,
      )?.groups;
    expect(await groupsOf()).toEqual(["paying"]);
    await admin("client", "change", client_id, "--groups", "");
    expect(await groupsOf()).toEqual([]);
    const { visitor } = await operatorSignedIn();
    const page = `/admin/clients/${client_id}`;
    const values = await visitor.filled(page);
    await visitor.post(page, { ...values, groups: "staff" });
    expect(await groupsOf()).toEqual(["staff"]);
  });
});
