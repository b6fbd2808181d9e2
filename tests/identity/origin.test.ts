import { describe, expect, it } from "vitest";
import { requireOwnOrigin } from "~/identity/origin";
import { withEnvironment } from "../support/environment";

const setEnvironment = withEnvironment();
const OWN = "http://127.0.0.1:3000";

/** Whether a post with these headers passes; a refusal must be a 403. */
function passes(headers: Record<string, string>): boolean {
  try {
    requireOwnOrigin(new Request(`${OWN}/theme`, { method: "POST", headers }));
    return true;
  } catch (refusal) {
    expect(refusal).toMatchObject({ init: { status: 403 } });
    return false;
  }
}

describe("Sec-Fetch-Site decides where a browser sends it", () => {
  it.each([
    ["same-origin", {}, true],
    ["same-origin", { Origin: OWN }, true],
    // The header alone can be trusted only as far as Origin does not say otherwise.
    ["same-origin", { Origin: "http://evil.example" }, false],
    ["same-origin", { Origin: "null" }, false],
    ["same-site", { Origin: "http://127.0.0.1:4000" }, false],
    ["same-site", { Origin: OWN }, false],
    ["cross-site", { Origin: "http://evil.example" }, false],
    ["cross-site", { Origin: OWN }, false],
    ["cross-site", {}, false],
    ["none", {}, false],
    ["none", { Origin: OWN }, false],
    ["rubbish", { Origin: OWN }, false],
  ])("%s %j -> %s", (site, headers, expected) => {
    expect(passes({ "Sec-Fetch-Site": site, ...headers })).toBe(expected);
  });
});

describe("without it Origin decides, and without that Referer", () => {
  it.each([
    [{ Origin: OWN }, true],
    [{ Origin: "null" }, false],
    [{ Origin: "http://evil.example" }, false],
    [{ Origin: "https://127.0.0.1:3000" }, false],
    [{ Origin: "http://127.0.0.1" }, false],
    [{ Origin: "http://127.0.0.1:3000.evil.example" }, false],
    [{ Origin: "http://localhost:3000" }, false],
    [{ Origin: "http://evil.example", Referer: `${OWN}/` }, false],
    [{ Origin: "null", Referer: `${OWN}/` }, false],
    [{ Referer: `${OWN}/auth?tab=signup` }, true],
    [{ Referer: OWN }, true],
    [{ Referer: "http://evil.example/http://127.0.0.1:3000/" }, false],
    [{ Referer: "http://127.0.0.1:3000@evil.example/" }, false],
    [{ Referer: "no address" }, false],
    [{}, false],
  ])("%j -> %s", (headers, expected) => {
    expect(passes(headers as Record<string, string>)).toBe(expected);
  });
});

describe("compared with APP_URL, never with a header", () => {
  it("whatever Host and its forwarded kin say", () => {
    const lies = { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };
    expect(passes({ ...lies, Origin: "http://evil.example" })).toBe(false);
    expect(passes({ ...lies, Origin: OWN })).toBe(true);
  });

  it("scheme, host and port", () => {
    setEnvironment({ APP_URL: "https://loam.example" });
    expect(passes({ Origin: "https://loam.example" })).toBe(true);
    expect(passes({ Origin: "https://loam.example:443" })).toBe(true);
    expect(passes({ Origin: "http://loam.example" })).toBe(false);
    expect(passes({ Origin: "https://www.loam.example" })).toBe(false);
    expect(passes({ Origin: OWN })).toBe(false);
  });

  it("the refusal names APP_URL, because a wrong one is what a self-hoster will have", () => {
    setEnvironment({ APP_URL: "https://loam.example" });
    const post = new Request(`${OWN}/theme`, {
      method: "POST",
      headers: { Origin: "https://www.loam.example" },
    });
    expect(() => requireOwnOrigin(post)).toThrow(
      expect.objectContaining({
        data: expect.objectContaining({ text: expect.stringContaining("https://loam.example") }),
      }),
    );
  });
});
