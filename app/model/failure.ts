import type { Failure } from "~/domain/plan-job";

/** What may be logged of a failure: numbers and the server's codes, no texts. */
type FailureDetail = { status?: number; code?: string; contentType?: string; at?: string };

/** The model server sent no usable first answer. */
export class ModelFailure extends Error {
  override name = "ModelFailure";

  constructor(
    readonly failure: Failure,
    readonly detail: FailureDetail = {},
    /** Set when a repeat may help; the server may have said when. */
    readonly retry?: { afterMs?: number },
  ) {
    super(failure);
  }
}
