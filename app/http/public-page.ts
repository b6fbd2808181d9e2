import { config } from "~/kernel/config";

export function fullUrl(path: string): string {
  return config().appOrigin + path;
}

/** The meta data of a public page; app/ui/page-meta.ts turns it into tags. */
export function describePage<Facts extends { title: string; description: string }>(
  path: string,
  facts: Facts,
): Facts & { canonical: string } {
  return { ...facts, canonical: fullUrl(path) };
}
