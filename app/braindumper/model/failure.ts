/** Why a model server sent no questions. */
type Failure = "slow" | "unreachable" | "busy" | "rejected" | "refused" | "unusable" | "interrupted";

/** What may be logged about it: numbers and the server's codes, but no texts. */
type Detail = { status?: number; code?: string; contentType?: string };

export class ModelFailure extends Error {
  override name = "ModelFailure";

  constructor(
    readonly failure: Failure,
    readonly detail: Detail = {},
    /** A second try may help. */
    readonly mayRetry = false,
  ) {
    super(failure);
  }

  /** An operator has to change something: the key, the model's name, the quota. */
  get needsOperator(): boolean {
    return this.failure === "rejected" || this.detail.code === QUOTA;
  }

  /** It is due to the server and not to a single idea. */
  get isServers(): boolean {
    return ["slow", "unreachable", "busy", "rejected"].includes(this.failure);
  }
}

export const QUOTA = "insufficient_quota";
