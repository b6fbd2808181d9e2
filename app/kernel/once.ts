/** Makes a function that computes its value at the first call and gives the same promise ever after (until it fails). */
export function onceEver<T>(compute: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => {
    value ??= compute().catch((error) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}
