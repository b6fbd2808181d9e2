import { config } from "~/base/kernel/config";

export function fullUrl(path: string): string {
  return config().appOrigin + path;
}

/** Returns a public page's metadata with its canonical URL; app/site/ui/page-meta.ts turns it into tags. */
export function describePage<Facts extends { title: string; description: string }>(
  path: string,
  facts: Facts,
): Facts & { canonical: string } {
  return { ...facts, canonical: fullUrl(path) };
}
