const KEY = "member";

/**
 * Shows a member's page to nobody else who goes back to it in this tab. On plain http WebKit keeps every page for Back,
 * also one that no cache may store (no-store).
 */
export function hideFromOthers(): void {
  const member = document.querySelector<HTMLElement>("[data-member]")?.dataset.member ?? "";
  try {
    sessionStorage.setItem(KEY, member);
  } catch {
    // Full, or forbidden.
  }
  if (!member) return;
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || isStillHere(member)) return;
    document.body.hidden = true;
    location.reload();
  });
}

/** Whether the page that was loaded last was shown to this member. */
function isStillHere(member: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === member;
  } catch {
    return false;
  }
}
