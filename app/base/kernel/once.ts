/** Returns a function that computes its value once. A failure, thrown or as a rejected promise, is not kept. */
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
