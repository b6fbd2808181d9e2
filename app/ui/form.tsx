/** Everything that a form is made of, from one place. */
export { ErrorSummary } from "./error-summary";
export { Checkbox, HiddenField, PasswordField, TextArea, TextField } from "./fields";
export { type BoundField, type BoundForm, type FormError, useFormView } from "./form-view";
export { PostForm, SubmitButton } from "./submit";
