import type { Failure } from "~/braindumper/plan-job";

/** What may be logged about a failure: numbers and the server's codes, but no texts. */
type FailureDetail = { status?: number; code?: string; contentType?: string; at?: string };

/** The model server sent no usable first answer. */
export class ModelFailure extends Error {
  override name = "ModelFailure";

  constructor(
    readonly failure: Failure,
    readonly detail: FailureDetail = {},
    /** Set when a retry may help. `afterMs`: the wait that the server asks for, if it does. */
    readonly retry?: { afterMs?: number },
  ) {
    super(failure);
  }
}
