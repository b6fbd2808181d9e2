/** All parts of a form, to import from one module. */
export { ErrorSummary } from "~/base/forms/error-summary";
export {
  Checkbox,
  FileField,
  HiddenField,
  PasswordField,
  RobotField,
  SelectField,
  TextArea,
  TextField,
} from "~/base/forms/fields";
export { type BoundField, type BoundForm, type FormError, useFormView } from "~/base/forms/form-view";
export { PostForm, SubmitButton, SubmitRow } from "./post-form";
