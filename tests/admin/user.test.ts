import { describe, expect, it } from "vitest";
import { admin, adminJson } from "../support/admin";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";

withDatabase();

describe("user list", () => {
  it("shows accounts, one a line, without the hash of a password", async () => {
    await newMember({ email: "ann@example.test", passwordHash: "a-hash" });
    await newMember({ email: "bea@example.test", name: "Bea", verifiedAt: null });
    const { code, out } = await admin("user", "list");
    expect(code).toBe(0);
    expect(out).toMatch(/ann@example\.test +Ann .+ verified\n/);
    expect(out).toMatch(/bea@example\.test +Bea .+ unverified\n/);
    const json = await adminJson("user", "list", "--search", "BEA");
    expect(json).toEqual([expect.objectContaining({ email: "bea@example.test", state: "unverified" })]);
    expect(out + JSON.stringify(json)).not.toMatch(/a-hash|passwordHash/);
  });

  it("takes what is searched for as it is: % and _ stand for themselves", async () => {
    await newMember({ email: "a_b@example.test" });
    await newMember({ email: "axb@example.test" });
    expect(await adminJson("user", "list", "--search", "a_b")).toHaveLength(1);
    expect(await adminJson("user", "list", "--search", "%")).toHaveLength(0);
  });
});
