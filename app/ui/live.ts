import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const ASK_EVERY_MS = 1000;

/**
 * For a page that waits for the server. Without scripts the document reloads itself (Refresh header). With
 * scripts it moves to `?live`, which does not reload, asks `statusUrl` every second, and revalidates when the
 * mark differs from `mark`. With `stays` it asks but does not move yet.
 */
export function useLivePage(statusUrl: string, mark: string, stays = false): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isLive = new URLSearchParams(search).has("live");

  useEffect(() => {
    if (isLive || stays) return;
    const to = `${pathname}${search ? `${search}&` : "?"}live`;
    // A Refresh of this document cannot be cancelled; only loading another document ends it.
    if (isDocumentOf(pathname)) window.location.replace(to);
    else navigate(to, { replace: true, preventScrollReset: true });
  }, [isLive, stays, pathname, search, navigate]);

  useEffect(() => {
    let timer = setTimeout(ask, ASK_EVERY_MS);
    let left = false;
    async function ask() {
      const seen = await readMark(statusUrl);
      if (left) return;
      if (seen !== null && seen !== mark) revalidate();
      timer = setTimeout(ask, ASK_EVERY_MS);
    }
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [statusUrl, mark, revalidate]);
}

function isDocumentOf(pathname: string): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return !loaded || new URL(loaded.name, window.location.href).pathname === pathname;
}

async function readMark(url: string): Promise<string | null> {
  try {
    const { mark } = await (await fetch(url)).json();
    return typeof mark === "string" ? mark : null;
  } catch {
    return null;
  }
}
