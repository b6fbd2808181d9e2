import { useEffect, useRef } from "react";

/**
 * Runs a module of enhance/ on an element once it is hydrated, and ends it with the element. @returns the ref
 * of that element
 */
export function useEnhancement<E extends HTMLElement>(enhance: (element: E, signal: AbortSignal) => void) {
  const element = useRef<E>(null);
  const latest = useRef(enhance);
  latest.current = enhance;
  useEffect(() => {
    const end = new AbortController();
    if (element.current) latest.current(element.current, end.signal);
    return () => end.abort();
  }, []);
  return element;
}
