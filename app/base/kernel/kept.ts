import { LRUCache } from "lru-cache";

/**
 * Returns a function that keeps what was made under each key: for what never changes, and takes long. The key must name all that
 * the result depends on. At most `most` are kept, those used last. A promise that fails is not kept.
 */
export function keptBy<Given extends unknown[], T extends object>(
  most: number,
  keyOf: (...given: Given) => string,
  make: (...given: Given) => T,
): (...given: Given) => T {
  const kept = new LRUCache<string, T>({ max: most });
  return (...given) => {
    const key = keyOf(...given);
    const known = kept.get(key);
    if (known) return known;
    const made = make(...given);
    kept.set(key, made);
    if (made instanceof Promise) made.catch(() => kept.delete(key));
    return made;
  };
}
