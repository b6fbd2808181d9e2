import { describe, expect, test } from "vitest";
import { reader } from "~/base/data/database";
import { newId } from "~/base/kernel/ids";
import { findSubscription } from "~/newsletter/data/subscriptions";
import { unsubscribeUrl } from "~/newsletter/subscribe";
import { texts } from "~/site/site.server";
import { newsletterSubscriptions } from "~/tables";
import { memberSignedIn, PASSWORD, Visitor, verify } from "../support/accounts";
import { admin, adminJson } from "../support/admin";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";

withDatabase();
withClock("2026-03-10T12:00:00Z");

const EMAIL = "new@example.test";

async function signUp(fields: Record<string, string>) {
  const person = { firstName: "Ann", email: EMAIL, password: PASSWORD, acceptTerms: "on" };
  await new Visitor().post("/auth/sign-up", { ...person, ...fields });
}

async function verified() {
  await verify(new Visitor(), EMAIL);
  return EMAIL;
}

async function subscriber() {
  const { member, visitor } = await memberSignedIn();
  await visitor.post("/account/newsletter", { wanted: "yes" });
  const { id } = (await findSubscription(member.email)) ?? { id: "" };
  return { member, visitor, link: new URL(unsubscribeUrl(id)) };
}

const isOn = async (email: string) => (await findSubscription(email))?.endedAt === null;
function oneClickParts(): FormData {
  const parts = new FormData();
  parts.set("List-Unsubscribe", "One-Click");
  return parts;
}
const path = ({ pathname, search }: URL) => pathname + search;

describe("consent at sign-up", () => {
  test("is given by the ticked box alone", async () => {
    await signUp({});
    expect(await findSubscription(await verified())).toBeNull();
  });

  test("counts from the moment the address is proven, and is kept with what proves it", async () => {
    await signUp({ newsletter: "on", place: "home" });
    expect(await reader().select().from(newsletterSubscriptions)).toEqual([]);
    passTime(60_000);
    expect(await findSubscription(await verified())).toMatchObject({
      consentText: texts().newsletter.consent,
      consentForm: "home",
      consentedAt: new Date("2026-03-10T12:00:00Z"),
      confirmedAt: new Date("2026-03-10T12:01:00Z"),
      endedAt: null,
    });
  });

  test("of two sign-ups with one address, the one whose link is used says whether it was given", async () => {
    await signUp({ newsletter: "on" });
    passTime(61_000);
    await signUp({});
    expect(await findSubscription(await verified())).toBeNull();
  });

  test("survives a new verification mail", async () => {
    const visitor = new Visitor();
    const person = {
      firstName: "Ann",
      email: EMAIL,
      password: PASSWORD,
      acceptTerms: "on",
      newsletter: "on",
    };
    await visitor.post("/auth/sign-up", person);
    passTime(61_000);
    await visitor.post("/auth/confirm");
    expect(await isOn(await verified())).toBe(true);
  });
});

describe("the account page", () => {
  test("subscribes and unsubscribes, and the trail says so", async () => {
    const { member, visitor } = await memberSignedIn();
    const on = await visitor.follow(await visitor.post("/account/newsletter", { wanted: "yes" }));
    expect(on.flash?.title).toBe("You get the newsletter");
    expect(on.data.newsletter).toBe(true);
    expect(await findSubscription(member.email)).toMatchObject({ consentForm: "account" });
    const off = await visitor.follow(await visitor.post("/account/newsletter", { wanted: "no" }));
    expect(off.data.newsletter).toBe(false);
    const texts = (off.data.events as { text: string }[]).map(({ text }) => text);
    expect(texts.sort()).toEqual(["Newsletter: signed up", "Newsletter: unsubscribed"]);
  });
});

describe("the unsubscribe link", () => {
  test("opening it changes nothing (mail scanners open links too); its button ends the subscription", async () => {
    const { member, link } = await subscriber();
    expect((await new Visitor().get(path(link))).data).toEqual({
      isDone: false,
      email: member.email,
      isMember: true,
      signedInAs: null,
    });
    expect(await isOn(member.email)).toBe(true);
    const answer = await new Visitor().post(path(link));
    expect([answer.status, answer.location]).toEqual([303, "/newsletter/unsubscribe?done"]);
    expect(await isOn(member.email)).toBe(false);
    // Again: still so.
    expect((await new Visitor().get(path(link))).data.isDone).toBe(true);
    expect((await new Visitor().post(path(link))).status).toBe(303);
  });

  test.each([
    ["no content type and no body", {}, undefined],
    ["a form", {}, new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    ["plain text", { "Content-Type": "text/plain" }, "List-Unsubscribe=One-Click"],
    ["a form of parts", {}, oneClickParts()],
    ["a damaged form of parts", { "Content-Type": "multipart/form-data" }, "List-Unsubscribe=One-Click"],
    ["JSON", { "Content-Type": "application/json" }, "{}"],
    [
      "more than a form can hold",
      { "Content-Type": "application/x-www-form-urlencoded" },
      "a".repeat(70_000),
    ],
  ])("a mail program's post ends it, whatever it contains: %s", async (_, headers, body) => {
    const { member, link } = await subscriber();
    const answer = await new Visitor().send(path(link), { method: "POST", headers, body });
    expect(answer.status).toBe(200);
    expect(await isOn(member.email)).toBe(false);
  });

  test("one of an older version still works, whatever became of the secret that signed it", async () => {
    const { member, link } = await subscriber();
    link.searchParams.set("signature", "of-a-retired-secret");
    expect((await new Visitor().post(path(link))).location).toBe("/newsletter/unsubscribe?done");
    expect(await isOn(member.email)).toBe(false);
  });

  test("one of a subscription that is nowhere says so to browser and mail program: its address may still get the newsletter", async () => {
    const { link } = await subscriber();
    link.searchParams.set("id", newId());
    expect((await new Visitor().get(path(link))).status).toBe(400);
    const oneClick = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
    expect((await new Visitor().send(path(link), oneClick)).status).toBe(400);
  });

  test("one that was cut off is refused and ends nothing", async () => {
    const { member, link } = await subscriber();
    link.searchParams.set("id", link.searchParams.get("id")?.slice(0, -1) ?? "");
    const forged = await new Visitor().post(path(link));
    expect([forged.status, forged.problem?.title]).toEqual([400, "This link does not work"]);
    const opened = await new Visitor().get(path(link));
    expect([opened.status, opened.problem?.title]).toEqual([400, "This link does not work"]);
    expect((await new Visitor().post("/newsletter/unsubscribe")).status).toBe(400);
    expect(await isOn(member.email)).toBe(true);
  });
});

test("the data download holds the consent, the deletion takes it away", async () => {
  const { member, visitor } = await subscriber();
  const file = await visitor.follow(await visitor.post("/account/export", { password: PASSWORD }));
  expect(JSON.parse(file.text).newsletter).toMatchObject({ consentText: texts().newsletter.consent });
  await visitor.post("/account/delete", { password: PASSWORD });
  expect(await findSubscription(member.email)).toBeNull();
});

describe("export newsletter", () => {
  test("lists who gets it, with the proof and a link that works, as CSV and JSON", async () => {
    const { member } = await subscriber();
    const gone = await subscriber();
    await gone.visitor.post("/account/newsletter", { wanted: "no" });
    const [row, ...others] = (await adminJson("export", "newsletter")) as {
      unsubscribeUrl: string;
    }[];
    expect(others).toEqual([]);
    expect(row).toMatchObject({ email: member.email, consentText: texts().newsletter.consent });
    expect((await new Visitor().get(path(new URL(row?.unsubscribeUrl ?? "")))).data.email).toBe(member.email);
    const { out } = await admin("export", "newsletter");
    expect(out.split("\r\n")[0]).toBe(
      "\u{FEFF}email,name,consentText,consentForm,consentedAt,confirmedAt,unsubscribeUrl",
    );
    expect(out).toContain(
      `${member.email},Ann,${texts().newsletter.consent},account,2026-03-10T12:00:00.000Z,`,
    );
  });
});
