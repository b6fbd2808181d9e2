/**
 * Makes a function that computes its value at the first call and gives the same value ever after. What fails, by throwing
 * or as a promise, is computed again at the next call.
 */
export function once<T>(compute: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    if (!kept) {
      const value = compute();
      kept = { value };
      if (value instanceof Promise) {
        value.catch(() => {
          kept = undefined;
        });
      }
    }
    return kept.value;
  };
}
