import type { FieldType } from "~/domain/plan";
import { typeOfField } from "./nouns";

/** The usual columns and states of a thing. */
export type ThingShape = { fields: { name: string; type: FieldType }[]; statuses: string[] };

/** "name, weight=number | new, done": columns, their types where the name does not tell, and states. */
export function parseShape(text: string): ThingShape {
  const [columns = "", states = ""] = text.split(" | ");
  return {
    fields: columns.split(", ").map((column) => {
      const [name = "", type] = column.split("=");
      return { name, type: (type as FieldType | undefined) ?? typeOfField(name) };
    }),
    statuses: states ? states.split(", ") : [],
  };
}
