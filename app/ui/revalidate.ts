import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Remix keeps a page's data after an action that failed; after a 409 they are exactly what has changed. */
export const revalidateChanged: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;
