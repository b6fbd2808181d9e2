import { all } from "./dom";

/** The mail is drawn anew when no key was pressed for this long. */
const QUIET_MS = 500;

/**
 * Keeps the preview of a mail up with what is typed. The server draws it, as it draws the mail itself; the frame takes it over
 * without being loaded again, so that it stays scrolled and Back still leaves the page.
 */
export function previewMail(frame: HTMLIFrameElement): void {
  const form = document.getElementById(frame.dataset.preview ?? "") as HTMLFormElement;
  const views = all<HTMLButtonElement>(`[formtarget="${frame.name}"]`);
  let timer = 0;
  let last = 0;

  let url = "";
  const choose = (view: HTMLButtonElement | undefined) => {
    url = view?.formAction ?? "";
    for (const each of views) each.setAttribute("aria-pressed", String(each === view));
  };

  const renew = async () => {
    clearTimeout(timer);
    const [shown, mine] = [frame.contentDocument, ++last];
    // Before its first document is there, whose rules are those of a mail.
    if (!shown || shown.URL === "about:blank") return;
    const answer = await fetch(url, { method: "POST", body: new FormData(form) }).catch(() => null);
    // Signed out, or without a connection: what is shown stays.
    if (!answer?.ok || answer.redirected) return;
    const html = await answer.text();
    if (mine !== last) return;
    const top = shown.scrollingElement?.scrollTop ?? 0;
    // Parsed by the frame's own rules: this page's would take the mail's styles away.
    shown.documentElement.innerHTML = html;
    shown.scrollingElement?.scrollTo(0, top);
  };

  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(renew, QUIET_MS);
  });
  form.addEventListener("submit", (event) => {
    const pressed = event.submitter as HTMLButtonElement;
    if (!views.includes(pressed)) return;
    event.preventDefault();
    choose(pressed);
    renew();
  });
  frame.addEventListener("load", renew);
  choose(views[0]);
  // Typed, or refused, before this script was there.
  renew();
}
