/** All parts of a form, to import from one module. */
export { ErrorSummary } from "./error-summary";
export {
  Checkbox,
  FileField,
  HiddenField,
  PasswordField,
  RobotField,
  SelectField,
  TextArea,
  TextField,
} from "./fields";
export { type BoundField, type BoundForm, type FormError, useFormView } from "./form-view";
export { PostForm, SubmitButton, SubmitRow } from "./post-form";
