// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { hideFromOthers } from "~/enhance/former-member";
import { draw } from "./draw";

const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
beforeEach(() => reload.mockClear());

/** A page that was loaded, is left for one of another member (or of nobody), and comes back as the browser kept it. */
function comesBack(member: string | undefined, other: string | undefined) {
  draw(<div data-member={member} />);
  hideFromOthers();
  draw(<div data-member={other} />);
  hideFromOthers();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
}

it("a stranger's page that the browser kept stays as it was left", () => {
  comesBack(undefined, undefined);
  expect(reload).not.toHaveBeenCalled();
});

it("a member's page that the browser kept stays as it was left while they are signed in", () => {
  comesBack("ann", "ann");
  expect(reload).not.toHaveBeenCalled();
  expect(document.body.hidden).toBe(false);
});

it("a member's page that the browser kept is hidden and loaded again when they are signed in no longer", () => {
  comesBack("ann", undefined);
  expect(reload).toHaveBeenCalled();
  expect(document.body.hidden).toBe(true);
});
