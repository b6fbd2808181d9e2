import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Remix does not reload data after a failed action; after a 409 the data is exactly what changed. */
export const revalidateChanged: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;
