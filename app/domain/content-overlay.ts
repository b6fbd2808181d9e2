type Fields = Record<string, unknown>;

/** Fields whose parts belong together: an example with another's answers would be nobody's. */
const WHOLE = new Set(["home.sample"]);

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether both have fields to be laid over one another; lists, texts and WHOLE ones replace what is below. */
function hasParts(lower: unknown, upper: unknown, path: string): boolean {
  return isFields(lower) && isFields(upper) && !WHOLE.has(path);
}

/** The operator's values over the delivered ones, field by field. */
export function layOver(lower: unknown, upper: unknown, path = ""): unknown {
  if (upper === undefined) return lower;
  if (!hasParts(lower, upper, path)) return upper;
  const result: Fields = { ...(lower as Fields) };
  for (const [name, value] of Object.entries(upper as Fields))
    result[name] = layOver((lower as Fields)[name], value, path ? `${path}.${name}` : name);
  return result;
}

export type FieldChange = { field: string; before: unknown; after: unknown; own: unknown };

/** What differs between two deliveries, by field, and what the operator has there (undefined: nothing). */
export function changedFields(before: unknown, after: unknown, own: unknown, path = ""): FieldChange[] {
  if (!hasParts(before, after, path))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field: path, before, after, own }];
  const names = new Set([...Object.keys(before as Fields), ...Object.keys(after as Fields)]);
  return [...names].flatMap((name) =>
    changedFields(
      (before as Fields)[name],
      (after as Fields)[name],
      isFields(own) ? own[name] : undefined,
      path ? `${path}.${name}` : name,
    ),
  );
}
