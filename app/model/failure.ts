import type { Failure } from "~/domain/plan-job";

/** What of a failure may be logged: numbers and the server's own codes, nothing that it wrote or that we sent. */
export type FailureDetail = { status?: number; code?: string; contentType?: string; at?: string };

/** The model server brought no draft, and why. */
export class ModelFailure extends Error {
  override name = "ModelFailure";

  constructor(
    readonly failure: Failure,
    readonly detail: FailureDetail = {},
    /** Worth another try; the server may have said when. */
    readonly retry?: { afterMs?: number },
  ) {
    super(failure);
  }
}
