/** Returns what `work` returns, or `otherwise` if it throws. */
export function orElse<T, Otherwise = T>(work: () => T, otherwise: Otherwise): T | Otherwise {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
