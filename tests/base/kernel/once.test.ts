import { describe, expect, it, vi } from "vitest";
import { once } from "~/base/kernel/once";
import {
  inContext,
  oncePerRequest,
  type RequestContext,
  requestContext,
} from "~/base/kernel/request-context";

describe("once", () => {
  it("computes once, also for those who ask while it computes", async () => {
    const compute = vi.fn(async () => ({}));
    const get = once(compute);
    const [one, other] = await Promise.all([get(), get()]);
    expect(one).toBe(other);
    expect(await get()).toBe(one);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it("tries again after a failure", async () => {
    const compute = vi.fn().mockRejectedValueOnce(new Error("once")).mockResolvedValue("value");
    const get = once(compute);
    await expect(get()).rejects.toThrow("once");
    expect(await get()).toBe("value");
  });
});

describe("the request context", () => {
  const given: RequestContext = {
    id: "1",
    ip: "192.0.2.1",
    origin: null,
    referer: null,
    fetchSite: null,
    headerNames: [],
    host: "loam.example",
  };
  const request = new Request("http://127.0.0.1:3000/", { headers: { Origin: "http://evil.example" } });
  it("is what the server saw before the framework, not what the framework tells", () => {
    expect(inContext(given, () => requestContext(request))).toBe(given);
    expect(requestContext(request)).toMatchObject({ origin: "http://evil.example", host: "127.0.0.1:3000" });
  });

  it("shares a value among all that answer one request, and with no other", async () => {
    const compute = vi.fn(async () => ({}));
    const ask = () => oncePerRequest("key", compute);
    const [one, two] = await inContext({ ...given }, () => Promise.all([ask(), ask()]));
    const other = await inContext({ ...given }, ask);
    expect(one).toBe(two);
    expect(other).not.toBe(one);
    expect(compute).toHaveBeenCalledTimes(2);
  });
});
