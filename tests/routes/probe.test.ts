import { expect, it } from "vitest";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { signedIn, Visitor } from "../support/visitor";

withDatabase();
it("probe", async () => {
  const v = new Visitor();
  console.log(await v.get("/"));
  console.log(await v.post("/braindumper", { platform: "lovable" }));
  console.log(await v.get("/braindumper"));
  console.log(await v.get("/nope"));
  console.log(await v.get("/healthz"));
  console.log(await v.get("/go/nope"));
  console.log(await v.post("/theme", { theme: "neon" }));
  const m = await signedIn(await newMember());
  console.log(await m.get("/braindumps"), v.cookies);
});
