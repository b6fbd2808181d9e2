import { hash } from "node:crypto";
import path from "node:path";
import { type Queries, reader, transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { recordEvent } from "~/identity/data/audit";
import { unqueue } from "~/mail/data/outgoing";
import { type Columns, type ImportKind, isHeader } from "./columns";
import {
  deleteSubscriptionsOf,
  deleteUnusedOf,
  findImportOf,
  type Import,
  insertImport,
  isUndone,
  lockImport,
  sourceOf,
  updateImport,
} from "./data";
import { importMembers } from "./members";
import { requireNote, type Undone, undoPosts } from "./posts/manifest";
import { type FileRow, ImportRefused, readRows } from "./read-file";
import { type Counts, emailOf, faultOf, type Importer, type ImportPlan, type ImportRow } from "./rows";
import { importSubscribers } from "./subscribers";

const IMPORTERS: Record<ImportKind, Importer> = { members: importMembers, subscribers: importSubscribers };

/** How many rows are written in one transaction. */
const AT_ONCE = 500;

/** Yields the file's rows; those that the file alone already rules out, such as duplicates, have their outcome set. */
async function* rowsOf({ file, layout, columns, first }: ImportPlan): AsyncGenerator<ImportRow> {
  // 48 bits of a hash instead of the address, to save memory for a million rows; collisions are negligible.
  const seen = new Map<number, number>();
  const header = isHeader(first) ? first.join("\n") : null;
  let isFirst = header !== null;
  for await (const row of readRows(file, layout)) {
    if (!isFirst) yield judged(row, columns, header, seen);
    isFirst = false;
  }
}

function judged(
  { line, cells }: FileRow,
  columns: Columns,
  header: string | null,
  seen: Map<number, number>,
): ImportRow {
  const email = emailOf(cells, columns);
  if (email === null) {
    const shown = (cells[columns.email ?? 0] ?? "").slice(0, 80);
    const outcome = cells.join("\n") === header ? "header" : faultOf(cells, columns);
    return { line, cells, email: shown, outcome };
  }
  const key = hash("sha1", email, "buffer").readUIntBE(0, 6);
  const before = seen.get(key);
  if (before !== undefined) return { line, cells, email, outcome: "twice", note: `line ${before}` };
  seen.set(key, line);
  return { line, cells, email, outcome: null };
}

function fingerprintOf({ kind, layout, columns, isQuiet, agreed }: ImportPlan): string {
  const how = [kind, layout, Object.entries(columns).sort(), isQuiet, agreed];
  return hash("sha256", JSON.stringify(how), "hex");
}

function count(counts: Counts, rows: ImportRow[]): Counts {
  const sum = { ...counts };
  for (const { outcome } of rows) if (outcome) sum[outcome] = (sum[outcome] ?? 0) + 1;
  return sum;
}

async function* inBatches(rows: AsyncIterable<ImportRow>): AsyncGenerator<ImportRow[]> {
  let batch: ImportRow[] = [];
  for await (const row of rows) {
    if (batch.push(row) < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Reports what would become of each row (`--dry-run`). @throws ImportRefused when the file is no valid CSV */
export async function tryImport(plan: ImportPlan, told: (row: ImportRow) => void): Promise<Counts> {
  let counts: Counts = {};
  for await (const rows of inBatches(rowsOf(plan))) {
    await IMPORTERS[plan.kind](reader(), rows, plan, null);
    rows.forEach(told);
    counts = count(counts, rows);
  }
  return counts;
}

/**
 * Imports a file, one transaction per batch; a broken-off import resumes where it stopped. `began` is called with the import
 * before the first batch, `told` with the rows of each batch.
 * @throws ImportRefused before anything is written, when the file is no valid CSV or was imported already
 */
export async function runImport(
  plan: ImportPlan,
  began: (from: Import) => void,
  told: (rows: ImportRow[], done: number) => void,
): Promise<Import> {
  const fingerprint = fingerprintOf(plan);
  const before = await findImportOf(fingerprint);
  if (before?.endedAt) throw new ImportRefused(`This file is imported already, as number ${before.number}.`);
  if (before?.undoneAt)
    throw new ImportRefused(`It was not undone to the end: import undo ${before.number}.`);
  // Read the whole file once first, so that a mistake at its end is found before anything is written.
  for await (const _ of readRows(plan.file, plan.layout));
  const row = { kind: plan.kind, file: path.basename(plan.file), fingerprint, origin: plan.origin };
  const from = before ?? (await transaction((tx) => insertImport(tx, row)));
  began(from);
  let done = 0;
  for await (const rows of inBatches(rowsOf(plan))) {
    done += rows.length;
    if (done <= from.rowsDone) continue;
    await transaction((tx) => writeBatch(tx, plan, from.number, rows, done));
    told(rows, done);
  }
  return transaction((tx) => endImport(tx, from.number));
}

async function writeBatch(tx: Queries, plan: ImportPlan, number: number, rows: ImportRow[], done: number) {
  const from = await lockImport(tx, number);
  if (!from || from.endedAt || from.undoneAt || from.rowsDone !== done - rows.length)
    throw new ImportRefused("Another process runs or undoes this import.");
  await IMPORTERS[plan.kind](tx, rows, plan, from);
  await updateImport(tx, from.id, { rowsDone: done, counts: count(from.counts, rows) });
}

/** Marks an import as finished and records it in the audit trail. @throws ImportRefused when it was undone meanwhile */
export async function endImport(
  tx: Queries,
  number: number,
  more: Partial<Pick<Import, "rowsDone" | "counts">> = {},
): Promise<Import> {
  const from = await lockImport(tx, number);
  if (!from || from.undoneAt) throw new ImportRefused("Another process undoes this import.");
  const endedAt = now();
  await updateImport(tx, from.id, { ...more, endedAt });
  await recordEvent(tx, { userId: null, kind: "imported", detail: detailOf(from), ip: "command line" });
  return { ...from, endedAt };
}

const detailOf = ({ number, kind, file }: Import) => `${number}: ${kind} of ${file}`;

/** Deletes what an import made and nobody has used since. @throws ImportRefused when it is not there, or undone */
export async function undoImport(
  number: number,
): Promise<{ deleted: number; kept: number; posts: Undone | null }> {
  const from = await transaction(async (tx) => {
    const found = await lockImport(tx, number);
    if (!found) throw new ImportRefused(`There is no import ${number}: "import list" shows all.`);
    if (isUndone(found)) throw new ImportRefused(`Import ${number} is undone already.`);
    if ("written" in found.counts) requireNote(number);
    // From now on another process that still runs it writes no more batches.
    await updateImport(tx, found.id, { undoneAt: now(), endedAt: null });
    return found;
  });
  const posts = from.kind === "posts" ? undoPosts(number) : null;
  const sum = posts ? { deleted: posts.deleted.length, kept: posts.kept.length } : await deletePeople(from);
  await transaction(async (tx) => {
    await updateImport(tx, from.id, { endedAt: from.endedAt ?? now() });
    await recordEvent(tx, {
      userId: null,
      kind: "import_undone",
      detail: detailOf(from),
      ip: "command line",
    });
  });
  return { ...sum, posts };
}

async function deletePeople(from: Import): Promise<{ deleted: number; kept: number }> {
  const sum = await transaction(async (tx) => {
    await unqueue(tx, sourceOf(from));
    return deleteSubscriptionsOf(tx, from);
  });
  for (let after: string | null = ""; after !== null; ) {
    const start: string = after;
    const part = await transaction((tx) => deleteUnusedOf(tx, sourceOf(from), start));
    sum.deleted += part.deleted;
    sum.kept += part.kept;
    after = part.last;
  }
  return sum;
}
