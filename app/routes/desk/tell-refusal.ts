import { ActRefused } from "~/flows/administer";
import { FormRejection } from "~/http/form-action";

/** For catch: shows on the form why an act was refused. */
export function tellRefusal(error: unknown): never {
  throw error instanceof ActRefused ? new FormRejection({ form: error.message }, 409) : error;
}
