import type { BoundField } from "./form-view";

/** A hidden field; only robots fill it in. */
export function RobotField({ field }: { field: BoundField }) {
  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={field.id}>{field.label}</label>
      <input id={field.id} name={field.name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
