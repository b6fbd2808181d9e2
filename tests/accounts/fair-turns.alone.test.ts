import { expect, it } from "vitest";
import { fairTurns } from "~/accounts/fair-turns";
import { BusyError } from "~/base/kernel/busy";

it("whoever asks a hundred times makes nobody else wait for more than a turn", async () => {
  const inTurn = fairTurns(1, 100);
  const done: string[] = [];
  const ask = (client: string) => inTurn(client, async () => void done.push(client));
  await Promise.all([
    ...Array.from({ length: 100 }, () => ask("one")),
    ...Array.from({ length: 100 }, () => ask("two")),
    ask("member"),
  ]);
  expect(done.indexOf("member")).toBe(3);
  expect(done).toHaveLength(201);
});

it("too much of one client is refused, and others come in; a failure gives its turn on", async () => {
  const inTurn = fairTurns(1, 1);
  const failing = inTurn("one", () => Promise.reject(new Error("broken")));
  const waiting = inTurn("one", async () => "second");
  await expect(inTurn("one", async () => "third")).rejects.toThrow(BusyError);
  const other = inTurn("two", async () => "other");
  await expect(failing).rejects.toThrow("broken");
  expect([await waiting, await other]).toEqual(["second", "other"]);
  expect(await inTurn("one", async () => "again")).toBe("again");
});
