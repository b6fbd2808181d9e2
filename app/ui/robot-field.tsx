import type { BoundField } from "./form-view";

/** A field that nobody sees; whatever fills it in is a robot. */
export function RobotField({ field }: { field: BoundField }) {
  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={field.id}>{field.label}</label>
      <input id={field.id} name={field.name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
