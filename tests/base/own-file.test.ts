import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ownFile } from "~/base/http/own-file";
import { newFolder } from "../support/folder";

it.each([
  ["bytes=2-3", 206, "cd"],
  ["bytes=-2", 206, "ef"],
  ["bytes=9-", 416, ""],
  ["bytes=5-3", 200, "abcdef"],
  ["bytes=a-b", 200, "abcdef"],
])("%s of a file of six bytes: %i %j", async (range, status, text) => {
  const at = path.join(newFolder(), "a.txt");
  writeFileSync(at, "abcdef");
  const answer = await ownFile(new Request("http://a.example/", { headers: { Range: range } }), at);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});
