/** How long after the last key the preview is updated. */
const QUIET_MS = 500;

/** Keeps a mail's preview up to date while it is typed. The server renders it; the frame stays, and its scroll position. */
export function previewMail(frame: HTMLIFrameElement): void {
  const form = document.getElementById(frame.dataset.preview ?? "") as HTMLFormElement;
  const show = document.querySelector(`[formtarget="${frame.name}"]`) as HTMLButtonElement;
  let timer = 0;
  let last = 0;

  const renew = async () => {
    clearTimeout(timer);
    const [shown, mine] = [frame.contentDocument, ++last];
    // Wait for the frame's first document, which brings the Content-Security-Policy of a mail.
    if (!shown || shown.URL === "about:blank") return;
    const answer = await fetch(show.formAction, { method: "POST", body: new FormData(form) }).catch(
      () => null,
    );
    // Keep the old preview if the operator is signed out or offline.
    if (!answer?.ok || answer.redirected) return;
    const html = await answer.text();
    if (mine !== last) return;
    const top = shown.scrollingElement?.scrollTop ?? 0;
    // Parsed inside the frame, because this page's policy would block the mail's inline styles.
    shown.documentElement.innerHTML = html;
    shown.scrollingElement?.scrollTo(0, top);
  };

  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(renew, QUIET_MS);
  });
  show.parentElement?.addEventListener("input", renew);
  frame.addEventListener("load", renew);
  // The form may have been filled before this script ran.
  renew();
}
