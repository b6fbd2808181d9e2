import type { FirstAnswerView } from "~/domain/first-answer";
import { firstAnswerForm, firstAnswerValues } from "~/domain/forms/first-answer";
import { formView } from "./form-page";

/** Returns what a plan's page shows of its first answer, with the form for the author's reply. */
export function showFirstAnswer(view: FirstAnswerView | null) {
  if (view?.state !== "written") return view;
  return { ...view, form: formView(firstAnswerForm(view.answer), firstAnswerValues(view.answer)) };
}
