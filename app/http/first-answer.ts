import type { FirstAnswerView } from "~/domain/first-answer";
import { firstAnswerForm, firstAnswerValues } from "~/domain/forms/first-answer";
import { formView } from "./form-page";

/** What stands beneath a plan, with the form for what its author says to it. */
export function showFirstAnswer(view: FirstAnswerView | null) {
  if (view?.state !== "written") return view;
  return { ...view, form: formView(firstAnswerForm(view.answer), firstAnswerValues(view.answer)) };
}
