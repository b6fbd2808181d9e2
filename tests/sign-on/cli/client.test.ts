import { describe, expect, it } from "vitest";
import { runAdmin } from "~/cli/run";
import { listTrail } from "~/identity/data/audit";
import { memberSignedIn, Visitor } from "../../support/accounts";
import { admin, adminJson } from "../../support/admin";
import { withDatabase } from "../../support/database";
import { authorizeUrl, codeFor, redeem } from "../../support/sso";

withDatabase();

const REDIRECT_URI = "https://community.example/oauth2/callback";
type Made = { client_id: string; client_secret?: string };

async function create(...more: string[]) {
  const made = (await adminJson(
    "client",
    "create",
    "--name",
    "Circle",
    "--redirect-uri",
    REDIRECT_URI,
    ...more,
  )) as Made;
  return { id: made.client_id, secret: made.client_secret ?? "", redirectUri: REDIRECT_URI };
}

describe("client", () => {
  it("create registers a client that works at once; its secret is URL-safe, shown once and not kept", async () => {
    const client = await create();
    expect(`${client.id}${client.secret}`).toMatch(/^[\w-]{65}$/);
    const { visitor, member } = await memberSignedIn();
    const { body } = await redeem(new Visitor(), client, await codeFor(visitor, client));
    expect(body.access_token).toBeTruthy();
    const { out } = await admin("client", "list", "--json");
    expect(out).toContain(client.id);
    expect(out).not.toMatch(new RegExp(`secretHash|${client.secret}`));
    expect((await admin("client", "list")).out).toMatch(/Circle +confidential, first party +active/);
    expect(member.id).toBeTruthy();
  });

  it("create takes several addresses, --public and --third-party", async () => {
    const other = "https://community.example/other";
    const both = await adminJson(
      "client",
      "create",
      "--name",
      "Two",
      "--redirect-uri",
      `${REDIRECT_URI} ${other}`,
    );
    expect(both).toMatchObject({ redirect_uris: [REDIRECT_URI, other] });
    expect((await create("--public")).secret).toBe("");
    const asked = await create("--third-party");
    const { visitor } = await memberSignedIn();
    expect((await visitor.get(authorizeUrl(asked))).location).toContain("/auth/consent");
  });

  it.each([
    ["no name", ["--redirect-uri", REDIRECT_URI]],
    ["no address", ["--name", "X"]],
    ["an address that is none", ["--name", "X", "--redirect-uri", "community.example"]],
    ["another scheme", ["--name", "X", "--redirect-uri", "javascript:alert(1)"]],
    ["plain http", ["--name", "X", "--redirect-uri", `${REDIRECT_URI} http://community.example/callback`]],
    [
      "plain http after a sign-out",
      ["--name", "X", "--redirect-uri", REDIRECT_URI, "--logout-uri", "http://a.example/"],
    ],
    ["a fragment", ["--name", "X", "--redirect-uri", `${REDIRECT_URI}#x`]],
    ["a user name", ["--name", "X", "--redirect-uri", "https://a@b.example/"]],
  ])("create refuses %s, and says why", async (_, args) => {
    const { code, err } = await admin("client", "create", ...args);
    expect(code).toBe(2);
    expect(err).toMatch(/--(name|redirect-uri|logout-uri)/);
  });

  it("create takes plain http on this machine, where nobody listens on the way", async () => {
    const uris = [
      "http://127.0.0.1:4000/callback",
      "http://localhost/callback",
      "http://[::1]:4000/callback",
    ];
    const made = await adminJson("client", "create", "--name", "X", "--redirect-uri", uris.join(" "));
    expect(made).toMatchObject({ redirect_uris: uris });
  });

  it("change changes what is given and leaves the rest; addresses count at once", async () => {
    const client = await create("--logout-uri", "https://community.example/bye");
    const moved = "https://new.example/oauth2/callback";
    await adminJson("client", "change", client.id, "--redirect-uri", moved, "--product", "discourse");
    const { visitor } = await memberSignedIn();
    expect((await visitor.get(authorizeUrl(client))).status).toBe(400);
    expect((await visitor.get(authorizeUrl({ ...client, redirectUri: moved }))).status).toBe(303);
    const read = async () =>
      ((await adminJson("client", "list")) as Record<string, unknown>[]).find(({ id }) => id === client.id);
    expect(await read()).toMatchObject({
      name: "Circle",
      redirectUris: [moved],
      logoutUris: ["https://community.example/bye"],
      product: "discourse",
      hasIdTokenClaims: true,
      needsSecondFactor: false,
    });
    const switches = ["--id-token-claims", "no", "--second-factor", "yes"];
    await adminJson("client", "change", client.id, "--name", "Ring", "--logout-uri", "", ...switches);
    await adminJson("client", "change", client.id, "--product", "other");
    expect(await read()).toMatchObject({
      name: "Ring",
      redirectUris: [moved],
      logoutUris: [],
      product: null,
      hasIdTokenClaims: false,
      needsSecondFactor: true,
    });
  });

  it.each([
    ["nothing", []],
    ["an address on plain http", ["--redirect-uri", "http://community.example/"]],
    ["no address", ["--redirect-uri", ""]],
    ["a product that is none", ["--product", "abacus"]],
    ["neither yes nor no", ["--second-factor", "maybe"]],
  ])("change refuses %s, says why, and changes nothing", async (_, args) => {
    const { id } = await create();
    const { code, err } = await admin("client", "change", id, ...args);
    expect(code).toBe(2);
    expect(err).toMatch(/--(redirect-uri|product|second-factor)|Nothing to change/);
    expect((await admin("client", "list")).out).toContain(REDIRECT_URI);
  });

  it("rotate-secret asks first, kills the old secret, and says what to do when its answer could not be written; a client is disabled and enabled once", async () => {
    const client = await create();
    const { visitor } = await memberSignedIn();
    expect((await admin("client", "rotate-secret", client.id)).err).toContain("would stop working at once");
    const next = (await adminJson("client", "rotate-secret", client.id, "--yes")) as Made;
    const code = await codeFor(visitor, client);
    expect((await redeem(new Visitor(), client, code)).status).toBe(401);
    const renewed = { ...client, secret: next.client_secret as string };
    expect((await redeem(new Visitor(), renewed, code)).status).toBe(200);
    const full = () => {
      throw new Error("Full.");
    };
    let err = "";
    await runAdmin(["client", "rotate-secret", client.id, "--yes"], {
      out: full,
      err: (text) => (err = text),
    });
    expect(err).toBe(`Full. But it was done: client rotate-secret ${client.id} shows another secret.`);
    const off = (word: string) => admin("client", "change", client.id, "--disabled", word);
    for (const [word = "", state] of [
      ["yes", "the client is disabled"],
      ["no", "the client is active"],
    ]) {
      await off(word);
      expect((await off(word)).err).toContain(state);
    }
    const { id } = await create("--public");
    expect((await admin("client", "rotate-secret", id)).err).toContain(`no client "${id}" with a secret`);
    for (const [verb = "", ...more] of [["rotate-secret"], ["change", "--name", "X"]])
      expect(await admin("client", verb, "nobody", ...more)).toMatchObject({
        code: 1,
        err: expect.stringContaining("nobody"),
      });
  });
});

describe("keys", () => {
  it("rotate makes the key that signs; list shows both and no private part", async () => {
    await admin("keys", "rotate", "--yes");
    expect((await admin("keys", "rotate")).code).toBe(2);
    const { kid } = (await adminJson("keys", "rotate", "--yes")) as { kid: string };
    const listed = (await adminJson("keys", "list")) as { kid: string; replacedAt: string | null }[];
    expect(listed.map((key) => key.replacedAt === null)).toEqual([true, false]);
    expect(listed[0]?.kid).toBe(kid);
    expect(JSON.stringify(listed)).not.toContain("sealed");
    expect((await admin("keys", "list")).out).toContain("signs");
    const noted = (await listTrail({ kind: "keys_rotated" }, 9)).map(({ detail, ip }) => [detail, ip]);
    expect(noted).toContainEqual([kid, "command line"]);
  });
});
