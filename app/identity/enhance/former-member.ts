import { all } from "~/base/enhance/dom";

/**
 * Hides a member's page that comes from the back/forward cache until the server confirms that the member is still
 * signed in, and reloads it otherwise. Needed because WebKit on plain http keeps even pages with `no-store`.
 */
export function hideFromOthers(): void {
  const [menu] = all("[data-member]");
  if (!menu) return;
  const { member, here = "" } = menu.dataset;
  addEventListener("pageshow", async ({ persisted }) => {
    if (!persisted) return;
    const { style } = document.body;
    // `visibility`, because unlike `display: none` it keeps the scroll position.
    style.visibility = "hidden";
    const now = await fetch(here)
      .then((answer) => answer.text())
      .catch(() => "");
    if (now === member) style.visibility = "";
    else location.reload();
  });
}
