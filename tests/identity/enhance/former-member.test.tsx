// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hideFromOthers } from "~/identity/enhance/former-member";
import { draw } from "../../support/draw";

const asked = vi.fn<(url: string) => Promise<Response>>();
vi.stubGlobal("fetch", asked);
const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
const listening = vi.spyOn(window, "addEventListener");
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
});
beforeEach(() => {
  document.body.style.visibility = "";
  for (const mock of [asked, reload, listening]) mock.mockClear();
});

/** A page comes back as the browser kept it, and the server says who is signed in now. */
async function comesBack(member: string | undefined, answer: () => Promise<Response>) {
  draw(<div data-member={member} data-here="/who" />);
  hideFromOthers();
  asked.mockImplementation(async () => {
    expect(document.body.style.visibility).toBe("hidden");
    return answer();
  });
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await expect.poll(() => asked.mock.calls.length).toBe(member ? 1 : 0);
  await expect.poll(() => reload.mock.calls.length > 0 || !document.body.style.visibility).toBe(true);
}
const says = (member: string) => async () => new Response(member);

it("a stranger's page that the browser kept asks nothing and stays as it was left", async () => {
  await comesBack(undefined, says(""));
  expect(reload).not.toHaveBeenCalled();
});

it("a member's page that the browser kept is shown as it was left while they are signed in", async () => {
  await comesBack("ann", says("ann"));
  expect(asked).toHaveBeenCalledWith("/who");
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ["they are signed in no longer", says("")],
  ["somebody else is signed in", says("bea")],
  ["no answer comes", () => Promise.reject(new TypeError("offline"))],
])("a member's page that the browser kept stays hidden and is loaded again when %s", async (_, answer) => {
  await comesBack("ann", answer);
  expect(reload).toHaveBeenCalled();
  expect(document.body.style.visibility).toBe("hidden");
});
