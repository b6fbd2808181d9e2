import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { transaction } from "~/base/data/database";
import { refused } from "~/base/data/queue";
import { setSwitch } from "~/base/data/switches";
import { whenSchemaDiffers } from "~/base/kernel/busy";
import { log } from "~/base/kernel/log";
import { seal } from "~/base/kernel/secrets";
import { consumeLimits } from "~/identity/data/rate-limits";
import { changeWaitingMail, claimDueMail, listMail, queueMail, settleMail } from "~/mail/data/outgoing";
import { noteBackup } from "~/operations/data/backup-times";
import * as readiness from "~/operations/data/readiness";
import { VERSION } from "~/operations/version";
import { replaceKey } from "~/sign-on/data/keys";
import { ssoKeys } from "~/sign-on/tables";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { newMember } from "../support/members";
import { withOtherVersion } from "../support/other-version";
import { Visitor } from "../support/visitor";

withDatabase();
const setEnvironment = withEnvironment();
afterEach(() => vi.restoreAllMocks());

describe("health", () => {
  it("/healthz: the process answers, and says nothing else", async () => {
    const answer = await new Visitor().get("/healthz");
    expect(answer).toMatchObject({ status: 200, text: "ok\n" });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("/readyz: ready while the database takes writes; one proof a second, however often it is asked", async () => {
    const prove = vi.spyOn(readiness, "proveWritable");
    vi.useFakeTimers({ toFake: ["Date"] });
    // Another test may have asked a moment ago.
    vi.advanceTimersByTime(1001);
    try {
      for (let time = 0; time < 20; time++) {
        expect(await new Visitor().get("/readyz")).toMatchObject({ status: 200, text: "ready\n" });
      }
      expect(prove).toHaveBeenCalledTimes(1);
      // The clock may be set back.
      vi.setSystemTime(Date.now() - 3600_000);
      await new Visitor().get("/readyz");
      expect(prove).toHaveBeenCalledTimes(2);
      vi.advanceTimersByTime(1001);
      prove.mockRejectedValue(new Error("disk full: /secret/place"));
      const answer = await new Visitor().get("/readyz");
      expect(answer).toMatchObject({ status: 503, text: "not ready\n" });
      expect(answer.headers.get("Retry-After")).toBe("5");
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a database that another version has changed", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());
  const ready = async () => {
    // Far past a proof that another test has left.
    vi.advanceTimersByTime(10_000);
    return (await new Visitor().get("/readyz")).status;
  };

  it("/readyz: not ready while what this version needs is missing; ready when more is there", async () => {
    const told = vi.spyOn(log, "error").mockImplementation(() => {});
    expect(await ready()).toBe(200);
    expect(await withOtherVersion("ahead", ready)).toBe(200);
    expect(told).not.toHaveBeenCalled();
    expect(await withOtherVersion("newer", async () => [await ready(), await ready()])).toEqual([503, 503]);
    expect(told).toHaveBeenCalledTimes(1);
    expect(told.mock.calls[0]).toEqual([
      { alert: true, problem: expect.stringContaining("newer version") },
      "the database is another version's",
    ]);
    expect(await withOtherVersion("older", ready)).toBe(503);
    expect(await ready()).toBe(200);
  });

  it("/readyz: not ready while another process has sealed with a secret that this one lacks", async () => {
    const told = vi.spyOn(log, "warn").mockImplementation(() => {});
    const sealedKey = seal("signingKeys", "{}", ["n".repeat(40)]);
    await transaction((tx) => replaceKey(tx, { id: "newer", sealedKey }));
    expect(await ready()).toBe(503);
    expect(told).toHaveBeenCalledWith({ key: "newer" }, expect.stringMatching(/lacks .+ SESSION_SECRET/));
    await transaction((tx) => tx.delete(ssoKeys));
    expect(await ready()).toBe(200);
  });

  it("a form that meets it is a 503 that keeps what was typed, and the process compares", async () => {
    const noticed = vi.fn();
    whenSchemaDiffers(noticed);
    const answer = await withOtherVersion("newer", () =>
      new Visitor().post("/auth", { email: "ann@example.test", password: "Strata-layers-9" }),
    );
    whenSchemaDiffers(() => {});
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(noticed).toHaveBeenCalled();
  });
});

describe("/metrics", () => {
  const TOKEN = "a-token-of-prometheus";
  const ask = (headers: Record<string, string> = {}) => new Visitor().get("/metrics", headers);

  /** Each sample's value, by its name and labels. */
  async function values(): Promise<Record<string, number>> {
    const { text } = await ask({ Authorization: `Bearer ${TOKEN}` });
    const samples = text.split("\n").filter((line) => /^[a-z]/.test(line));
    return Object.fromEntries(
      samples.map((line) => [line.replace(/ \S+$/, ""), Number(line.split(" ").at(-1))]),
    );
  }

  it("is not there without METRICS_TOKEN, nor for whoever does not have it", async () => {
    expect((await ask({ Authorization: "Bearer " })).status).toBe(404);
    setEnvironment({ METRICS_TOKEN: TOKEN });
    for (const given of ["", TOKEN, `Bearer ${TOKEN}x`, "Bearer x"]) {
      expect((await ask({ Authorization: given })).status).toBe(404);
    }
  });

  it("tells of process, requests and work, and names nobody", async () => {
    setEnvironment({ METRICS_TOKEN: TOKEN });
    const member = await newMember();
    const { status, text, headers } = await ask({ Authorization: `Bearer ${TOKEN}` });
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toContain("text/plain; version=0.0.4");
    for (const line of [
      "loam_members 1",
      "loam_mail_waiting 0",
      "loam_database_up 1",
      `loam_build_info{version="${VERSION}"} 1`,
      "# TYPE loam_http_requests_total counter",
      "# TYPE process_resident_memory_bytes gauge",
    ])
      expect(text).toContain(line);
    expect(text).not.toContain(member.email);
  });

  it("tells what waits, what was refused, and what was counted", async () => {
    setEnvironment({ METRICS_TOKEN: TOKEN });
    await newMember({ verifiedAt: null });
    const letter = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
    const queue = (recipient: string) =>
      transaction((tx) => queueMail(tx, { recipient, kind: "verify" }, () => letter));
    await queue("a@example.test");
    await settleMail((await claimDueMail())?.id ?? "", refused("550 no such user"));
    await queue("dropped@example.test");
    const [mail] = await listMail("queue", 1);
    await transaction(async (tx) => {
      await changeWaitingMail(tx, mail?.id ?? "", "drop");
      await setSwitch(tx, "mail_held", true);
    });
    await queue("b@example.test");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 90_000 });
    const limit = { name: "test:metrics", points: 1, seconds: 60 };
    for (let time = 0; time < 3; time++) await consumeLimits([{ limit, key: "x" }]);
    const told = await values();
    vi.useRealTimers();
    expect(told).toMatchObject({
      loam_accounts_unconfirmed: 1,
      loam_mail_waiting: 1,
      loam_mail_refused: 1,
      loam_mail_dropped: 1,
      loam_mail_held_seconds: expect.closeTo(90, -1),
      loam_mail_oldest_waiting_seconds: expect.closeTo(90, -1),
      loam_disk_free_bytes: expect.any(Number),
      'loam_limits_hit_total{limit="test:metrics"}': 2,
    });
    expect(told.loam_disk_free_bytes).toBeGreaterThan(1e6);
  });

  it("tells the age of the last backup; without one the time since the first start", async () => {
    setEnvironment({ METRICS_TOKEN: TOKEN });
    await readiness.noteVersion(VERSION);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3600_000 });
    expect((await values()).loam_backup_age_seconds).toBeCloseTo(3600, -2);
    vi.useRealTimers();
    await noteBackup();
    expect((await values()).loam_backup_age_seconds).toBeCloseTo(0, -2);
  });

  it.each(["deploy/prometheus/alerts.yml", "deploy/grafana/loam.json"])(
    "tells each metric that %s asks for",
    async (file) => {
      setEnvironment({ METRICS_TOKEN: TOKEN });
      const { text } = await ask({ Authorization: `Bearer ${TOKEN}` });
      const told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
      const asked = readFileSync(file, "utf8").match(/\b(loam|process|nodejs)_[a-z0-9_]+/g) ?? [];
      expect(asked.length).toBeGreaterThan(8);
      expect(asked.filter((name) => !told.has(name.replace(/_bucket$/, "")))).toEqual([]);
    },
  );

  it("is silent about what is in the database while that does not answer", async () => {
    setEnvironment({ METRICS_TOKEN: TOKEN });
    await newMember();
    expect(await values()).toMatchObject({ loam_database_up: 1, loam_members: 1, loam_mail_waiting: 0 });
    vi.spyOn(readiness, "countWork").mockRejectedValueOnce(new Error("away"));
    const without = await values();
    expect(without.loam_database_up).toBe(0);
    const ofDatabase = /^loam_(members|accounts|mail_(waiting|failing|oldest|refused)|plans)/;
    expect(Object.keys(without).filter((name) => ofDatabase.test(name))).toEqual([]);
    expect(await values()).toMatchObject({ loam_database_up: 1, loam_members: 1 });
  });

  it("is Prometheus's text format, and its labels take few values", async () => {
    setEnvironment({ METRICS_TOKEN: TOKEN });
    const { text } = await ask({ Authorization: `Bearer ${TOKEN}` });
    expect(text.endsWith("\n")).toBe(true);
    const types = new Map<string, string>();
    const labels = new Set<string>();
    for (const line of text.split("\n").filter(Boolean)) {
      const head = /^# (HELP|TYPE) ([a-z_][a-z0-9_]*) (.+)$/.exec(line);
      if (head) {
        if (head[1] === "TYPE") {
          // Once for each, and before its values.
          expect(types.has(head[2] as string)).toBe(false);
          expect(head[3]).toMatch(/^(counter|gauge|histogram|summary)$/);
          // As promtool has it: what only rises ends so, and nothing else does.
          expect([head[2], head[3] === "counter"]).toEqual([head[2], /_total$/.test(head[2] as string)]);
          types.set(head[2] as string, head[3] as string);
        }
        continue;
      }
      const sample = /^([a-z_][a-z0-9_]*)(\{[^}]*\})? (-?[\d.e+-]+|NaN|[+-]Inf)$/.exec(line);
      expect(sample, line).not.toBeNull();
      const [, name = "", given = ""] = sample ?? [];
      expect(
        types.has(name) || types.get(name.replace(/_(bucket|sum|count)$/, "")) === "histogram",
        name,
      ).toBe(true);
      for (const [, label = ""] of given.matchAll(/([a-z_]+)="/g)) labels.add(label);
    }
    expect(
      [...labels].filter(
        (label) => !/^(method|status|le|kind|type|space|limit|reason|version|major|minor|patch)$/.test(label),
      ),
    ).toEqual([]);
  });
});
