import { config } from "~/kernel/config";

/** The full address of an own path. */
export function fullAddress(path: string): string {
  return config().appOrigin + path;
}

/** What a public page says of itself; its addresses are made full. app/ui/page-meta.ts turns it into tags. */
export function describePage<Facts extends { title: string; description: string }>(
  path: string,
  facts: Facts,
): Facts & { canonical: string } {
  return { ...facts, canonical: fullAddress(path) };
}
