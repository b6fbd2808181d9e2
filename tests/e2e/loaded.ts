import type { Page } from "@playwright/test";

const KB = 1024;

type Loaded = { url: string; type: string; bytes: number; headerBytes: number };

/** Everything that a page loads while `open` runs, with its bytes on the wire. */
export async function loaded(page: Page, open: () => Promise<unknown>): Promise<Loaded[]> {
  const list: Promise<Loaded | null>[] = [];
  let isOpen = true;
  page.on("requestfinished", (request) => {
    if (!isOpen) return;
    list.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => ({
          url: request.url(),
          type: request.resourceType(),
          bytes: responseBodySize,
          headerBytes: responseHeadersSize,
        }),
        // A document that a redirect has replaced.
        () => null,
      ),
    );
  });
  await open();
  await page.evaluate(() => document.fonts.ready);
  isOpen = false;
  return (await Promise.all(list)).filter((file) => file !== null);
}

export const kilobytes = (files: Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / KB;

/** With their headers. */
export const wireKilobytes = (files: Loaded[]) =>
  files.reduce((sum, { bytes, headerBytes }) => sum + bytes + headerBytes, 0) / KB;
