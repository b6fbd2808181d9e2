import { controlProps, FieldError } from "./fields";
import type { BoundField } from "./form-view";

type RadiosProps = { field: BoundField; options: { value: string; label: string }[] };

/** One of a few options, all visible. The first one has the field's id, which the error summary links to. */
export function Radios({ field, options }: RadiosProps) {
  const { id, ...control } = controlProps(field);
  return (
    <fieldset className="field radios">
      <legend>{field.label}</legend>
      <FieldError field={field} />
      {options.map(({ value, label }, at) => {
        const own = at === 0 ? id : `${id}-${value}`;
        const isChosen = field.defaultValue === value;
        return (
          <div key={value} className="check">
            <input {...control} type="radio" id={own} value={value} defaultChecked={isChosen} />
            <label htmlFor={own}>{label}</label>
          </div>
        );
      })}
    </fieldset>
  );
}
