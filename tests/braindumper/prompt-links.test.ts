import LZString from "lz-string";
import { expect, it } from "vitest";
import { promptLink } from "~/braindumper/prompt-links";
import { PLATFORMS } from "~/site/idea/platforms";

const text = (prompt: string) => ({ type: "text", text: prompt }) as const;
const PLAN = '# Bread & roses\n\n"100%" + 🌱 #1?';

it("Lovable gets the whole prompt, after the #, where no server sees it", () => {
  const link = promptLink("lovable", { type: "lovable", prompt: PLAN, prd: "Know it" });
  expect(link?.href?.startsWith("https://lovable.dev/?autosubmit=true#prompt=")).toBe(true);
  const { hash } = new URL(link?.href ?? "");
  expect(decodeURIComponent(hash.replace("#prompt=", ""))).toBe(PLAN);
});

it("Replit gets the context compressed as its makers ask", () => {
  const link = promptLink("replit", text(PLAN));
  const [, sent = ""] = /^https:\/\/replit\.com\/\?stack=Build&prompt=([^&#]+)$/.exec(link?.href ?? "") ?? [];
  expect(LZString.decompressFromEncodedURIComponent(sent)).toBe(PLAN);
});

it("Cursor gets a first prompt that fits its 8,000 characters, whatever the plan's length", () => {
  const link = promptLink("cursor", text("x".repeat(40_000)));
  expect(link?.href?.length).toBeLessThan(8000);
  expect(new URL(link?.href ?? "").searchParams.get("text")).toContain("context.md");
});

it("each says that it may spend credits; Bolt and Rork, which document no such link, have none", () => {
  for (const platform of PLATFORMS) {
    const link = promptLink(platform, text(PLAN));
    if (platform === "bolt" || platform === "rork") expect(link).toBeNull();
    else expect(link?.note).toContain("may spend your credits");
  }
});

it("says of a plan that is too long for the makers' 50,000 characters that there is no link", () => {
  const lovable = (prompt: string) => promptLink("lovable", { type: "lovable", prompt, prd: "" });
  for (const link of [promptLink("replit", text("x".repeat(50_001))), lovable("🌱".repeat(5_000))]) {
    expect(link?.href).toBeNull();
    expect(link?.note).toContain("too long for a link");
  }
  // Half a surrogate pair breaks nothing.
  expect(lovable("\uD83C")?.href).toContain("%EF%BF%BD");
});
