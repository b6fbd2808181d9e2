import { type Column, type SQL, sql } from "drizzle-orm";
import { type Queries, reader } from "./database";

type Builder<Rows> = PromiseLike<Rows> & {
  prepare(): { execute(values: Record<string, unknown>): unknown };
};

type Value<Of extends Column> = Of["_"]["data"] | (Of["_"]["notNull"] extends true ? never : null);

/** Returns a function that runs a query, built once for each connection: building takes longer. `columns`: its parameters. */
export function prepared<Columns extends Record<string, Column>, Rows>(
  columns: Columns,
  build: (queries: Queries, values: Record<keyof Columns, SQL>) => Builder<Rows>,
): (values: { [Name in keyof Columns]: Value<Columns[Name]> }, queries?: Queries) => Promise<Rows> {
  const places = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql`${placeOf(name, column)}`]),
  ) as Record<keyof Columns, SQL>;
  const made = new WeakMap<Queries, ReturnType<Builder<Rows>["prepare"]>>();
  return async (values, queries = reader()) => {
    let query = made.get(queries);
    if (!query) {
      query = build(queries, places).prepare();
      made.set(queries, query);
    }
    return (await query.execute(values)) as Rows;
  };
}

/** Encodes a parameter by its column, and passes null through, which drizzle's column encoders cannot handle. */
function placeOf(name: string, column: Column) {
  const mapToDriverValue = (value: unknown) => (value === null ? null : column.mapToDriverValue(value));
  return sql.param(sql.placeholder(name), { mapToDriverValue });
}
