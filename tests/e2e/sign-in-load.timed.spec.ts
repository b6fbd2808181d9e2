import { expect, test } from "@playwright/test";
import { startServer } from "../support/server";

const SIGN_INS = 50;
const OTHERS_WITHIN_MS = 500;
/** Odd: the middle one is judged, or a hiccup of the machine would be taken for the server's doing. */
const RUSHES = 5;

test("while 50 people sign in at once, other pages answer within half a second", async () => {
  const server = await startServer();
  try {
    const signIn = (each: number) =>
      fetch(`${server.url}/auth`, {
        method: "POST",
        redirect: "manual",
        headers: { Origin: server.url, "Content-Type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ email: `nobody-${each}@example.test`, password: "Wrong-password-1" }),
      });
    // What the very first visitor waits for is another matter.
    await signIn(SIGN_INS);
    await fetch(`${server.url}/braindumper`);
    const slowest: number[] = [];
    for (let rush = 0; rush < RUSHES; rush += 1) {
      let busy = true;
      const crowd = Promise.all(Array.from({ length: SIGN_INS }, (_, each) => signIn(each))).finally(() => {
        busy = false;
      });
      const times: number[] = [];
      while (busy) {
        const start = performance.now();
        await (await fetch(`${server.url}/braindumper`)).text();
        times.push(performance.now() - start);
      }
      const statuses = (await crowd).map(({ status }) => status);
      expect(statuses.every((status) => [400, 429, 503].includes(status))).toBe(true);
      expect(statuses).toContain(400);
      expect(times.length).toBeGreaterThan(5);
      slowest.push(Math.max(...times));
      console.log(`${times.length} pages in the meantime, slowest ${Math.max(...times).toFixed(0)} ms`);
    }
    slowest.sort((one, other) => one - other);
    expect(slowest[(RUSHES - 1) / 2]).toBeLessThan(OTHERS_WITHIN_MS);
  } finally {
    await server.stop();
  }
});
