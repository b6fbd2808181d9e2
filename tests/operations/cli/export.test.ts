import { expect, it } from "vitest";
import { reader } from "~/base/data/database";
import { auditEvents } from "~/tables";
import { admin, adminJson } from "../../support/admin";
import { withDatabase } from "../../support/database";
import { newMember } from "../../support/members";
import { savedPlanOf } from "../../support/plans";

withDatabase();

it("plans name their authors, clients their addresses and no secret; each export is in the trail", async () => {
  await adminJson("client", "create", "--name", "Circle", "--redirect-uri", "https://circle.example/back");
  const clients = await adminJson("export", "clients");
  expect(clients).toMatchObject([{ name: "Circle", redirectUris: ["https://circle.example/back"] }]);
  expect(JSON.stringify(clients)).not.toMatch(/secret/i);
  const author = await newMember({ email: "author@example.test" });
  const id = await savedPlanOf(author);
  expect(await adminJson("export", "plans")).toMatchObject([
    { id, author: author.email, title: "Bread shop" },
  ]);
  expect((await admin("export", "plans")).out).toMatch(/^# Bread shop\n\nauthor@example\.test, 20/);
  await adminJson("export", "members");
  const trail = await reader().select().from(auditEvents);
  expect(trail.filter(({ kind }) => kind === "list_exported").map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(["clients", "plans", "members"]),
  );
});
