type Fields = Record<string, unknown>;

/** Fields that are only replaced as a whole: an example with parts of another one would make no sense. */
const REPLACED_WHOLE = new Set(["home.sample"]);

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns whether two values are merged field by field. Lists, texts and the WHOLE fields replace what is below. */
function hasParts(lower: unknown, upper: unknown, path: string): boolean {
  return isFields(lower) && isFields(upper) && !REPLACED_WHOLE.has(path);
}

/** Merges the operator's values into the delivered ones, field by field. */
export function layOver(lower: unknown, upper: unknown, path = ""): unknown {
  if (upper === undefined) return lower;
  if (!hasParts(lower, upper, path)) return upper;
  const result: Fields = { ...(lower as Fields) };
  for (const [name, value] of Object.entries(upper as Fields))
    result[name] = layOver((lower as Fields)[name], value, path ? `${path}.${name}` : name);
  return result;
}

type FieldChange = { field: string; before: unknown; after: unknown; own: unknown };

/**
 * Returns the fields that differ between two deliveries, with the operator's own value (undefined when there is
 * none).
 */
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
