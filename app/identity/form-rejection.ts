import { countSending, type FormLimit, limitText, type NamedAccount } from "./limits";

/** Thrown by a form's handler to show the form again, with errors. `values` override what was typed. */
export class FormRejection extends Error {
  constructor(
    readonly errors: { form?: string; fields?: Record<string, string> },
    readonly status = 400,
    readonly values: Record<string, string> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super("form rejected");
  }
}

/** Counts one use of a limit. @throws FormRejection (429) when it is used up */
export async function requireWithin(
  request: Request,
  limit: FormLimit,
  account: NamedAccount | null,
): Promise<void> {
  const wait = await countSending(request, limit, account);
  if (wait > 0) throw tooOften(limit, wait);
}

/** Returns the refusal of a form whose limit is used up, with Retry-After. */
export function tooOften(limit: FormLimit, waitSeconds: number): FormRejection {
  return new FormRejection(
    { form: limitText(limit, waitSeconds) },
    429,
    {},
    { "Retry-After": String(waitSeconds) },
  );
}
