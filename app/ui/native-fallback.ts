/**
 * What a hydrated page does when a part of it fails: it lets the browser go its own way. Answers to the page's own
 * requests that never came, or came from another version of the site, are replaced by an ordinary post or page load,
 * which needs no script and lands where the script would have led.
 */

type Submission = { form: HTMLFormElement; submitter: HTMLElement | null; fail: (text: string) => void };

/** A server that says nothing for so long says nothing at all. */
const PATIENCE_MS = 30_000;
const NO_CONNECTION =
  "There is no connection to the site. What you typed is still here: try again in a moment.";
const NO_ANSWER = "The site did not answer in time. What you typed is still here: try again in a moment.";
/** Answers that would replace the form by a page, and what was typed with it. */
const REFUSED: Record<number, string> = {
  413: "That is too much for one form. What you typed is still here: make it shorter.",
  503: "The site is busy. What you typed is still here: try again in a few seconds.",
};

/** Names the build of the site, on requests and answers of the page's scripts. */
const BUILD_HEADER = "X-Build";

let submission: Submission | null = null;

/** The form that is on its way by script; `fail` is called with a text when it cannot be sent at all. */
export function beginSubmission(begun: Submission): void {
  submission = begun;
}

export function endSubmission(form: HTMLFormElement | null): void {
  if (submission?.form === form) submission = null;
}

/** Whether some form of this page is on its way. */
export const isSubmitting = () => submission !== null;

type ManifestRoute = { id: string; parentId?: string; path?: string; index?: boolean; module: string };

type RemixWindow = Window & {
  __remixManifest?: { version: string; routes: Record<string, ManifestRoute> };
};

const manifest = () => (window as RemixWindow).__remixManifest;

/** Takes over `fetch` for the framework's own requests ("….data"); all others pass untouched. */
export function installNativeFallback(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (url.origin !== window.location.origin || !url.pathname.endsWith(".data")) return send(input, init);
    const isPost = init?.method !== undefined && init.method !== "GET";
    const build = manifest()?.version ?? "";
    const headers = new Headers(init?.headers);
    headers.set(BUILD_HEADER, build);
    let response: Response;
    try {
      const answered = await orNothing(send(input, { ...init, headers }));
      if (!answered) return isPost ? giveUp(NO_ANSWER) : goNative(url, false);
      response = answered;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      if (isPost && !(await isReachable(send))) return giveUp(NO_CONNECTION);
      return goNative(url, isPost);
    }
    if (response.headers.get(BUILD_HEADER) !== build) return goNative(url, isPost);
    const refused = REFUSED[response.status];
    if (isPost && refused) return giveUp(refused);
    const to = response.headers.get("Location");
    if (to && !(await loadModules(to))) {
      window.location.assign(to);
      return never();
    }
    return response;
  };
}

/** The answer, or null when it takes too long. */
async function orNothing(answer: Promise<Response>): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** An answer that stays out: the page waits where it is, until the browser has another one or the reader goes on. */
const never = () => new Promise<never>(() => {});

function goNative(dataUrl: URL, isPost: boolean): Promise<never> {
  if (isPost && submission) postNatively(submission);
  else window.location.assign(pageOf(dataUrl));
  return never();
}

function giveUp(text: string): Promise<never> {
  const failed = submission;
  submission = null;
  failed?.fail(text);
  return never();
}

/** Sends the form as a browser without scripts would; handlers are not asked again. */
function postNatively({ form, submitter }: Submission): void {
  const name = submitter?.getAttribute("name");
  if (name) {
    const pressed = document.createElement("input");
    pressed.type = "hidden";
    pressed.name = name;
    pressed.value = submitter?.getAttribute("value") ?? "";
    form.append(pressed);
    window.addEventListener("pageshow", () => pressed.remove(), { once: true });
  }
  HTMLFormElement.prototype.submit.call(form);
}

/** The page whose data an address asks for. */
function pageOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete("_routes");
  const path = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  return query.size > 0 ? `${path}?${query}` : path;
}

async function isReachable(send: typeof fetch): Promise<boolean> {
  try {
    await send("/healthz", { cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the scripts of the page at this address, before the framework does: when it cannot, it would load the page that
 * is open once more, and the reader would not get on.
 */
async function loadModules(address: string): Promise<boolean> {
  const url = new URL(address, window.location.href);
  if (url.origin !== window.location.origin) return true;
  const routes = Object.values(manifest()?.routes ?? {});
  const found = routes.filter(({ path }) => path && path !== "*" && patternOf(path).test(url.pathname));
  try {
    await Promise.all(found.map(({ module }) => import(/* @vite-ignore */ module)));
    return true;
  } catch {
    return false;
  }
}

function patternOf(path: string): RegExp {
  const parts = path.split("/").map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/\./g, "\\.")));
  return new RegExp(`^/${parts.join("/")}/?$`);
}
