import { ActRefused } from "~/flows/administer";
import { FormRejection } from "~/http/form-action";

/** To be caught with: why an act was refused is told on its form. */
export function tellRefusal(error: unknown): never {
  throw error instanceof ActRefused ? new FormRejection({ form: error.message }, 409) : error;
}
