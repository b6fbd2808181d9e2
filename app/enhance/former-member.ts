import { all } from "./dom";

/**
 * Shows a member's page that the browser kept for Back to nobody else: it is hidden until the server says that the member is
 * still signed in here, and else loaded again. On plain http WebKit keeps every page, also one that no cache may store
 * (no-store).
 */
export function hideFromOthers(): void {
  const [menu] = all("[data-member]");
  if (!menu) return;
  const { member, here = "" } = menu.dataset;
  addEventListener("pageshow", async ({ persisted }) => {
    if (!persisted) return;
    const { style } = document.body;
    // Unlike a page that is not displayed, it stays scrolled as it was.
    style.visibility = "hidden";
    const now = await fetch(here)
      .then((answer) => answer.text())
      .catch(() => "");
    if (now === member) style.visibility = "";
    else location.reload();
  });
}
