import { describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { updateUser } from "~/identity/data/users";
import { CLIENT_VALUES } from "~/sign-on/change-clients";
import { findListedClient, listClients, updateClient } from "~/sign-on/data/clients";
import { listKeys } from "~/sign-on/data/keys";
import { listRefusals } from "~/sign-on/data/refusals";
import { PRODUCT_IDS } from "~/sign-on/products";
import { memberSignedIn } from "../support/accounts";
import { passTime, turnClock, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { actsOf, operatorSignedIn } from "../support/operators";
import { PASSWORD } from "../support/people";
import { authorizeUrl, codeFor, newClient, REDIRECT_URI, redeem, withSigningKey } from "../support/sso";
import { Visitor } from "../support/visitor";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();
withSigningKey();

type Rows = { term: string; text: string }[];

const CIRCLE = { name: "Circle", redirectUris: REDIRECT_URI, logoutUris: "" };

/** The values of the form on this page. */
describe("the desk's clients", () => {
  it("adds a client and shows its secret until the operator has kept it", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const { location } = await visitor.post("/admin/clients/new", CIRCLE);
    const [client] = await listClients();
    expect(location).toBe(`/admin/clients/${client?.id}`);
    const secret = (await visitor.get(`${location}`)).data.secret as string;
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([client, await actsOf(operator)])).not.toContain(secret);
    expect((await visitor.get(`${location}`)).data.secret).toBe(secret);
    const { location: next } = await visitor.post("/admin/clients/new", { ...CIRCLE, name: "Ring" });
    const other = (await visitor.get(`${next}`)).data.secret;
    expect((await visitor.get(`${location}`)).data.secret).toBe(secret);
    const kept = await visitor.follow(await visitor.post(`${location}/secret-kept`, {}));
    expect([kept.data.secret, kept.flash?.title]).toEqual([null, "The secret is no longer shown"]);
    expect((await actsOf(operator)).sort()).toEqual(["site_created Circle", "site_created Ring"]);
    const { urls } = (await visitor.get(`${location}`)).data as { urls: { text: string }[] };
    expect((await visitor.get(`${next}`)).data.secret).toBe(other);
    for (const { text } of urls.slice(1))
      expect((await visitor.get(new URL(text).pathname)).status, text).not.toBe(404);
    expect(urls.map(({ text }) => new URL(text).pathname)).toContain("/api/oauth/logout");
  });

  it.each(PRODUCT_IDS)("shows what to type into %s, with this site's values", async (product) => {
    const { visitor } = await operatorSignedIn();
    const { location } = await visitor.post("/admin/clients/new", { ...CIRCLE, product });
    const read = async () => {
      const { data } = await visitor.get(`${location}`);
      return data as { id: string; secret: string; product: { settings: Rows }; urls: Rows };
    };
    const { id, secret, product: shown, urls } = await read();
    const values = shown.settings.flatMap(({ text }) => text.split(/[ "\n]+/));
    expect(values).toEqual(expect.arrayContaining([id, secret]));
    expect(values.some((value) => urls.some(({ text }) => text === value))).toBe(true);
    expect(values.join()).not.toContain("undefined");
    await visitor.post(`${location}/secret-kept`, {});
    expect(JSON.stringify(await read())).not.toContain(secret);
  });

  it("changes what a client is and its switches, and keeps an unticked box over a fresh proof", async () => {
    setEnvironment({ REQUIRE_SECOND_FACTOR: "off" });
    const { member, visitor } = await memberSignedIn();
    await transaction((tx) => updateUser(tx, member.id, { operatorSince: now() }));
    const { id } = await newClient();
    const path = `/admin/clients/${id}`;
    const mine = await visitor.filled(path);
    expect(mine).toMatchObject({ product: "", hasIdTokenClaims: "on", needsSecondFactor: "" });
    const { hasIdTokenClaims: _, ...unticked } = mine;
    passTime(11 * 60_000);
    const change = { ...unticked, product: "wordpress", needsSecondFactor: "on" };
    expect((await visitor.post(path, change)).location).toContain("/auth/prove");
    const kept = await visitor.filled(path);
    expect(kept).toMatchObject({ product: "wordpress", needsSecondFactor: "on" });
    expect(kept.hasIdTokenClaims).toBe("");
    await visitor.post("/auth/prove", { password: PASSWORD });
    expect((await visitor.post(path, kept)).status).toBe(303);
    expect(await findListedClient(id)).toMatchObject({
      product: "wordpress",
      hasIdTokenClaims: false,
      needsSecondFactor: true,
    });
    const wrong = await visitor.post(path, { ...(await visitor.filled(path)), product: "abacus" });
    expect([wrong.status, wrong.errors.product]).toEqual([
      400,
      [expect.stringMatching(/^Choose one of circle, /)],
    ]);
  });

  it("gives a public client no secret", async () => {
    const { visitor } = await operatorSignedIn();
    const { location } = await visitor.post("/admin/clients/new", { ...CIRCLE, isPublic: "on" });
    const { data } = await visitor.get(`${location}`);
    expect([data.secret, data.acts]).toMatchObject([null, [{ label: "Disable" }]]);
  });

  it.each(["https://a;script-src.example/x", "https://*/x", "https://*.example/x", "https://a,b.example/x"])(
    "takes no url whose host means something in a page's policy: %s",
    async (redirectUris) => {
      const { visitor } = await operatorSignedIn();
      const { status, errors } = await visitor.post("/admin/clients/new", { ...CIRCLE, redirectUris });
      expect([status, String(errors.redirectUris)]).toEqual([
        400,
        expect.stringContaining("must have a host"),
      ]);
      expect(await listClients()).toEqual([]);
    },
  );

  it("says what is wrong with a url, and keeps what was typed", async () => {
    const { visitor } = await operatorSignedIn();
    const { status, errors, values } = await visitor.post("/admin/clients/new", {
      ...CIRCLE,
      redirectUris: `${REDIRECT_URI} http://circle.example/back`,
      logoutUris: "circle",
    });
    expect(status).toBe(400);
    expect(errors).toEqual({
      redirectUris: [
        'Redirect urls must be https, because a code on plain http can be read on the way: "http://circle.example/back".',
      ],
      logoutUris: [
        'Logout urls must be an http or https url, or an app\'s own, such as com.example.app:/callback: "circle".',
      ],
    });
    expect(values).toMatchObject({ name: "Circle", logoutUris: "circle" });
    expect(await listClients()).toEqual([]);
  });

  it("keeps what a page of before an upgrade does not have, and tells empty from missing", async () => {
    const { visitor } = await operatorSignedIn();
    const { id } = await newClient();
    const path = `/admin/clients/${id}`;
    const mine = await visitor.filled(path);
    const set = { logoutUris: "https://circle.example/out", needsSecondFactor: "on" };
    await visitor.post(path, { ...mine, ...set });
    const { mayIntrospect: _, ...now } = await visitor.filled(path);
    for (const lacked of ["logoutUris", "needsSecondFactor"]) {
      const old = Object.entries(now).filter(([name]) => !name.startsWith(lacked));
      const answer = await visitor.post(path, { ...Object.fromEntries(old), product: "" });
      expect([answer.status, answer.errors[""]?.[0]]).toEqual([409, expect.stringContaining("was upgraded")]);
      expect(await visitor.filled(path)).toMatchObject(set);
      expect(answer.values).toMatchObject({ product: "", mayIntrospect: "" });
      expect(answer.values).not.toHaveProperty(lacked);
    }
  });

  it("changes a client, unless another operator did so in the meantime: then both are shown", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const { id } = await newClient();
    const path = `/admin/clients/${id}`;
    const mine = await visitor.filled(path);
    const theirs = await operatorSignedIn();
    const others = { ...mine, redirectUris: "https://circle.example/a\nhttps://circle.example/b" };
    expect((await theirs.visitor.post(path, others)).status).toBe(303);
    const late = await visitor.post(path, { ...mine, name: "Ring" });
    expect(late.status).toBe(409);
    expect(late.errors[""]?.[0]).toContain("https://circle.example/a https://circle.example/b");
    expect(late.values).toMatchObject({ name: "Ring" });
    const client = await findListedClient(id);
    expect(client?.redirectUris).toEqual(["https://circle.example/a", "https://circle.example/b"]);
    const again = { ...mine, name: "Ring", revision: late.values.revision as string };
    expect((await visitor.post(path, again)).status).toBe(303);
    expect(await actsOf(operator)).toEqual(["site_changed Ring"]);
    expect(CLIENT_VALUES.revisionOf(await findListedClient(id))).not.toBe(again.revision);
  });

  it("replaces the secret, disables and enables, each in the trail", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const { id, secret } = await newClient({ name: "Circle" });
    const before = await findListedClient(id);
    const act = async (name: string) => {
      const path = `/admin/clients/${id}/${name}`;
      passTime(1000);
      return visitor.post(path, await visitor.filled(path));
    };
    const { location } = await act("rotate-secret");
    const made = (await visitor.get(`${location}`)).data.secret;
    expect([made === null, made === secret]).toEqual([false, false]);
    expect((await findListedClient(id))?.secretHash).not.toBe(before?.secretHash);
    await act("disable");
    expect((await findListedClient(id))?.disabledAt).not.toBeNull();
    await act("enable");
    expect((await findListedClient(id))?.disabledAt).toBeNull();
    expect((await actsOf(operator)).sort()).toEqual([
      "site_disabled Circle",
      "site_enabled Circle",
      "site_secret_replaced Circle",
    ]);
  });

  it("refuses an act when another operator was first", async () => {
    const { visitor } = await operatorSignedIn();
    const { id } = await newClient();
    const path = `/admin/clients/${id}/rotate-secret`;
    const values = await visitor.filled(path);
    expect((await visitor.post(path, values)).status).toBe(303);
    const late = await visitor.post(path, values);
    expect([late.status, late.errors[""]?.[0]]).toEqual([
      409,
      "This client has been changed since, by another operator or in another tab: its state or its secret. It is active now. Nothing was done: look again, and press the button if you still mean it.",
    ]);
    expect((await visitor.post("/admin/clients/nobody/rotate-secret", values)).status).toBe(404);
  });

  it("says that an act does not fit, and does not blame another operator for it", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const path = `/admin/clients/${(await newClient()).id}/enable`;
    const { status, errors } = await visitor.post(path, await visitor.filled(path));
    expect([status, errors[""]]).toEqual([409, ["This cannot be done now: the client is active."]]);
    expect(await actsOf(operator)).toEqual([]);
  });

  it("replaces the signing key once for two presses on the same page", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const values = await visitor.filled("/admin/keys");
    expect((await visitor.post("/admin/keys", values)).status).toBe(303);
    expect((await visitor.post("/admin/keys", values)).status).toBe(409);
    const [signing] = await listKeys();
    expect(signing?.id).not.toBe(values.revision);
    expect(await actsOf(operator)).toEqual([`keys_rotated ${signing?.id}`]);
  });
});

describe("trying a client", () => {
  /** What the page says of each step, and the reasons of what was refused since. */
  const look = async (visitor: Visitor, path: string) => {
    const { data } = await visitor.get(path);
    const { steps, isDone, refusals, signIn } = data as {
      steps: Rows;
      isDone: boolean;
      refusals: { cells: string[] }[];
      signIn: string;
    };
    return { texts: steps.map(({ text }) => text), isDone, refusals, signIn };
  };

  it("says what this site saw of the operator's own sign-on since the page was opened", async () => {
    setEnvironment({ REQUIRE_SECOND_FACTOR: "off" });
    // The engine has a clock of its own.
    turnClock(new Date());
    const { member, visitor } = await memberSignedIn();
    await transaction((tx) => updateUser(tx, member.id, { operatorSince: now() }));
    const client = await newClient({ product: "wordpress" });
    passTime(1000);
    // Of before.
    await redeem(new Visitor(), client, await codeFor(visitor, client));
    passTime(5000);
    const { location } = await visitor.get(`/admin/clients/${client.id}/try`);
    const path = `${location}`;
    expect(path).toMatch(/\?since=\d+$/);
    expect(await look(visitor, path)).toEqual({
      texts: ["not yet", "not yet"],
      isDone: false,
      refusals: [],
      signIn: "http://127.0.0.1:4555/wp-login.php",
    });
    passTime(5000);
    const code = await codeFor(visitor, client);
    expect((await look(visitor, path)).texts).toEqual([expect.stringMatching(/:/), "not yet"]);
    await redeem(new Visitor(), { ...client, secret: "wrong" }, code);
    await expect.poll(async () => (await look(visitor, path)).refusals.length).toBe(1);
    expect((await look(visitor, path)).refusals[0]?.cells.at(-1)).toContain("New secret");
    await redeem(new Visitor(), client, code);
    expect((await look(visitor, path)).isDone).toBe(true);
  });

  it("shows a request with a wrong client id, and none of another client's", async () => {
    const { visitor } = await operatorSignedIn();
    const [mine, other] = [await newClient(), await newClient()];
    const path = `${(await visitor.get(`/admin/clients/${mine.id}/try`)).location}`;
    for (const client of [{ ...mine, id: "mistyped" }, other]) {
      passTime(2000);
      await new Visitor().get(authorizeUrl(client, { redirect_uri: "https://elsewhere.example/" }));
    }
    await expect.poll(async () => (await listRefusals()).length).toBe(2);
    expect((await look(visitor, path)).refusals.map(({ cells }) => cells[1])).toEqual(["mistyped"]);
    const own = (await visitor.get(`/admin/clients/${mine.id}`)).data.refusals as { cells: string[] }[];
    expect(own.map(({ cells }) => cells[1])).toEqual(["mistyped"]);
  });

  it("speaks of no secret to a client without one", async () => {
    const { visitor } = await operatorSignedIn();
    const { id } = await newClient({ isPublic: true });
    const { location } = await visitor.get(`/admin/clients/${id}/try`);
    expect((await visitor.get(`${location}`)).data.wrong).toBe("its token address is wrong");
  });

  it("is a missing page for members and for a client that is not there", async () => {
    const { id } = await newClient();
    const { visitor } = await memberSignedIn();
    expect((await visitor.get(`/admin/clients/${id}/try`)).status).toBe(404);
    const { visitor: operator } = await operatorSignedIn();
    expect((await operator.get("/admin/clients/nobody/try")).status).toBe(404);
  });
});

describe("a refused sign-on", () => {
  it("is shown with its reason, and without a secret or code", async () => {
    const { visitor } = await operatorSignedIn();
    const client = await newClient();
    const wrongUrl = "https://circle.example/back?code=abc";
    await new Visitor().get(authorizeUrl(client, { redirect_uri: wrongUrl }));
    passTime(2000);
    await redeem(new Visitor(), { ...client, secret: "not-the-secret" }, "x");
    await expect.poll(async () => (await listRefusals()).length).toBe(2);
    const { data } = await visitor.get(`/admin/clients/${client.id}`);
    const cells = (data.refusals as { cells: string[] }[]).map((row) => row.cells.slice(2));
    expect(cells[1]?.[0]).toBe("sign-on");
    expect(cells[1]?.[1]).toContain("redirect_uri");
    expect(cells[1]?.[2]).toBe("https://circle.example/back?code=…");
    expect(cells[0]?.[0]).toBe("token");
    expect(cells[0]?.[1]).toContain("invalid_client");
    expect(JSON.stringify(data.refusals)).not.toContain("not-the-secret");
    expect(((await visitor.get("/admin/clients")).data.refusals as []).length).toBe(2);
  });

  it("of a disabled client says to enable it", async () => {
    const { visitor } = await operatorSignedIn();
    const client = await newClient();
    await transaction((tx) => updateClient(tx, client.id, { disabledAt: now() }));
    await new Visitor().get(authorizeUrl(client));
    await expect.poll(async () => (await listRefusals()).length).toBe(1);
    const { data } = await visitor.get(`/admin/clients/${client.id}`);
    const [row] = data.refusals as { cells: string[] }[];
    expect(row?.cells.at(-1)).toBe("The client is disabled: press Enable on its page.");
  });
});
