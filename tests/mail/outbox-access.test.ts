import { beforeEach, describe, expect, it } from "vitest";
import { inContext, requestContext } from "~/base/kernel/request-context";
import { mayReadOutbox, outboxKey } from "~/mail/outbox-access";
import { withEnvironment } from "../support/environment";
import { newFolder } from "../support/folder";

const setEnvironment = withEnvironment();
let dataDir = "";
beforeEach(() => {
  dataDir = newFolder();
  setEnvironment({ DATA_DIR: dataDir });
});

const may = (host: string, query = "", headers: Record<string, string> = {}) =>
  mayReadOutbox(new Request(`http://127.0.0.1:3000/outbox${query}`, { headers: { Host: host, ...headers } }));

describe("on a loopback bind", () => {
  it.each(["127.0.0.1:3000", "localhost:3000", "[::1]:3000"])("%s may", (host) => {
    expect(may(host)).toBe(true);
  });

  // A page elsewhere can make a name of its own lead to 127.0.0.1 (DNS rebinding).
  it.each(["evil.example", "evil.example:3000", "127.0.0.1.evil.example", ""])("%j may not", (host) => {
    expect(may(host, `?key=${outboxKey()}`)).toBe(false);
  });
});

it("what came from another machine may not, whatever host it names", () => {
  const asked = new Request("http://127.0.0.1:3000/outbox", { headers: { Host: "127.0.0.1:3000" } });
  const from = (isLocal: boolean) =>
    inContext({ ...requestContext(asked), isLocal }, () => mayReadOutbox(asked));
  expect([from(true), from(false)]).toEqual([true, false]);
});

const FORWARDING = [
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-Forwarded-Server",
  "Forwarded",
  "X-Real-IP",
  "Via",
];

// A proxy on this machine asks by a loopback name too, for whoever asks the proxy.
it.each(FORWARDING)(
  "what was passed on by a proxy (%s) may not, by a loopback name or with the key",
  (name) => {
    expect(may("127.0.0.1:3000", "", { [name]: "127.0.0.1" })).toBe(false);
    expect(may("127.0.0.1:3000", "", { [name.toLowerCase()]: "" })).toBe(false);
    setEnvironment({ HOST: "0.0.0.0" });
    expect(may("loam.example", `?key=${outboxKey()}`, { [name]: "127.0.0.1" })).toBe(false);
  },
);

describe("bound elsewhere", () => {
  beforeEach(() => setEnvironment({ HOST: "0.0.0.0" }));

  it("whoever has the key may", () => {
    expect(outboxKey()).toMatch(/^[\w-]{22}$/);
    expect(may("loam.example", `?key=${outboxKey()}`)).toBe(true);
  });

  it.each(["", "?key=", "?key=wrong", "?KEY=x"])("nobody else: %j", (query) => {
    expect(may("127.0.0.1:3000", query)).toBe(false);
    expect(may("loam.example", query)).toBe(false);
  });
});

it.each([{ SMTP_URL: "smtp://mail.example" }, { POSTMARK_SERVER_TOKEN: "token" }])(
  "it is gone once real mail is configured: %j",
  (variables) => {
    setEnvironment(variables);
    expect(may("127.0.0.1:3000")).toBe(false);
    setEnvironment({ HOST: "0.0.0.0" });
    expect(may("127.0.0.1:3000", `?key=${outboxKey()}`)).toBe(false);
  },
);
