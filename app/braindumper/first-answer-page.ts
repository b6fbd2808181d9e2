import { firstAnswerForm, firstAnswerValues } from "~/braindumper/forms/first-answer";
import { formView } from "~/site/form-page";
import type { FirstAnswerView } from "./first-answer";

/** Returns what a plan's page shows of its first answer, with the form for the author's reply. */
export function showFirstAnswer(view: FirstAnswerView | null) {
  if (view?.state !== "written") return view;
  return { ...view, form: formView(firstAnswerForm(view.answer), firstAnswerValues(view.answer)) };
}
