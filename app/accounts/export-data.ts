import { transaction } from "~/base/data/database";
import { allAreas } from "~/identity/area";
import { recordEvent } from "~/identity/data/audit";
import type { User } from "~/identity/data/users";

/**
 * Returns everything stored about a member, without secrets, as the text of one JSON object: the data download. Long lists are
 * read in parts while the text is streamed, so that a large account needs little memory.
 */
export async function exportData(user: User, ip: string): Promise<AsyncGenerator<string>> {
  const parts = await Promise.all(allAreas().map((area) => area.dataOf?.(user)));
  await transaction((tx) => recordEvent(tx, { userId: user.id, kind: "data_exported", ip }));
  return textOf(Object.assign({}, ...parts));
}

const isInParts = (value: unknown): value is AsyncGenerator<unknown[]> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** Streams an object as JSON. Its lists may be async generators of parts. */
async function* textOf(values: Record<string, unknown>): AsyncGenerator<string> {
  let before = "{";
  for (const [name, value] of Object.entries(values)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    before = ",";
    if (!isInParts(value)) {
      yield indented(value, "  ");
      continue;
    }
    let begun = "[";
    for await (const rows of value) {
      let text = "";
      for (const row of rows) {
        text += `${begun}\n    ${indented(row, "    ")}`;
        begun = ",";
      }
      yield text;
    }
    yield begun === "[" ? "[]" : "\n  ]";
  }
  yield "\n}\n";
}

function indented(value: unknown, by: string): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${by}`);
}
