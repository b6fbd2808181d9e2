import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { reasonOf } from "~/base/kernel/file-access";
import { orElse } from "~/base/kernel/or-else";
import { Refused } from "~/base/kernel/refused";

/** A file cannot be imported. The message is shown to the person. */
export class ImportRefused extends Refused {}

/** Returns an encoding's standard name for a label of the WHATWG Encoding Standard; null for an unknown label. */
export const encodingNamed = (label: string): string | null =>
  orElse(() => new TextDecoder(label).encoding, null);

/**
 * Finds signs that a file is not Windows-1252, in its Latin-1 reading: bytes that are letters in Central European or Turkish
 * encodings, symbols that occur in no name, and three accented letters in a row, as in other scripts.
 */
const NOT_WESTERN =
  /[^\0-\x7f\x80\x82\x84\x85\x91-\x97\xa0\xab\xb4\xb7\xbb\xc0-\xcf\xd1-\xd4\xd6\xd8-\xda\xdc\xdf-\xef\xf1-\xf4\xf6\xf8-\xfa\xfc]|[\xc0-\xff]{3}/;

const SAY_IT = "Say it with --encoding, like windows-1254.";

/** Files that people give instead, by how they begin, in Latin-1. */
const OTHERS: [string, RegExp][] = [
  ["a spreadsheet of Excel or LibreOffice (.xlsx, .ods) or another zip archive", /^PK[\p{Cc}]{2}/u],
  ["a spreadsheet of an old Excel (.xls)", /^ÐÏ/],
  ["a PDF", /^%PDF/],
  ["a backup or another compressed file", /^[^\P{Cc}\s]{2}/u],
  ["JSON", /^\s*(?:\{|\[\s*[{[])/],
  ["a web page or XML", /^\s*<[?!\w]/],
];

export type Layout = { encoding: string; delimiter: string };
export type FileRow = { line: number; cells: string[] };

/** In characters. Stops an unclosed quote from swallowing the rest of the file. */
const ROW_MAX = 100_000;

/**
 * Reads a file once. @returns a hash of its bytes, and its encoding unless `given`. Without a byte order mark, and if it is not
 * valid UTF-8, it counts as Windows-1252 when it looks like that.
 * @throws ImportRefused when it cannot be read, or its encoding is uncertain
 */
export async function inspectFile(file: string, given?: string): Promise<Layout & { hash: string }> {
  const hash = createHash("sha256");
  let encoding = given;
  let isWestern = true;
  let utf8: TextDecoder | null = new TextDecoder("utf-8", { fatal: true });
  const decodes = (chunk?: Buffer) => {
    try {
      utf8?.decode(chunk, { stream: chunk !== undefined });
    } catch {
      utf8 = null;
    }
  };
  try {
    let isFirst = true;
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (isFirst) {
        const other = OTHERS.find(([, start]) => start.test(chunk.toString("latin1", 0, 8)))?.[0];
        if (other) throw new ImportRefused(`${file} is ${other}, no CSV: save or export it as CSV first.`);
        encoding ??= utf16Of(chunk);
      }
      isFirst = false;
      hash.update(chunk);
      if (encoding) continue;
      decodes(chunk);
      isWestern &&= !NOT_WESTERN.test(chunk.toString("latin1"));
    }
    decodes();
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(`${file} cannot be read: ${reasonOf(error as Error)}`);
  }
  if (!encoding && !utf8 && !isWestern)
    throw new ImportRefused(`${file} is not in UTF-8, and which encoding it is in is not certain. ${SAY_IT}`);
  encoding ??= utf8 ? "utf-8" : "windows-1252";
  return { hash: hash.digest("hex"), encoding, delimiter: await delimiterOf(file, encoding) };
}

/** Detects UTF-16 by its byte order mark. */
function utf16Of(start: Buffer): string | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  return start[0] === 0xfe && start[1] === 0xff ? "utf-16be" : undefined;
}

async function* textOf(file: string, encoding: string): AsyncGenerator<string> {
  // Skips the byte order mark.
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decoded = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new ImportRefused(`${file} has bytes that mean nothing in ${encoding}. ${SAY_IT}`);
    }
  };
  for await (const chunk of createReadStream(file)) yield decoded(chunk as Buffer);
  yield decoded();
}

/** A first line that tells Excel the delimiter. */
const SEP = /^"?sep=(.)"?$/i;

/** Returns the delimiter that a first line names, or else the one (comma, semicolon, tab or bar) that it has most, outside quotes. */
async function delimiterOf(file: string, encoding: string): Promise<string> {
  let start = "";
  for await (const text of textOf(file, encoding)) {
    start += text;
    if (start.length > ROW_MAX) break;
  }
  const named = SEP.exec(start.split(/[\r\n]/, 1)[0] ?? "")?.[1];
  if (named) return named;
  const [line = ""] = start
    .trimStart()
    .replace(/"[^"]*"/g, "")
    .split(/[\r\n]/, 1);
  const [delimiter = ","] = [",", ";", "\t", "|"].sort((a, b) => line.split(b).length - line.split(a).length);
  return delimiter;
}

/** Yields a file's rows, without empty ones. @throws ImportRefused with the line of the mistake */
export async function* readRows(file: string, { encoding, delimiter }: Layout): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    max_record_size: ROW_MAX,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
  });
  const source = Readable.from(textOf(file, encoding));
  source.on("error", (error) => parser.destroy(error));
  let countedTwice = 0;
  try {
    for await (const { record, info } of source.pipe(parser)) {
      const cells = record as string[];
      // The parser names a row's last line, and counts a Windows line end within quotes twice.
      const ends = cells.join("").match(/\r\n?|\n/g) ?? [];
      countedTwice += ends.filter((end) => end === "\r\n").length;
      const line = info.lines - countedTwice - ends.length;
      if (line > 1 || !SEP.test(cells.join(delimiter))) yield { line, cells };
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    const { lines, message } = error as Error & { lines?: number };
    throw new ImportRefused(
      lines === undefined
        ? `${file} cannot be read: ${message}`
        : `${file} is no CSV from line ${lines} on (${message}). Nothing was imported.`,
    );
  } finally {
    source.destroy();
  }
}

export async function firstRows(file: string, layout: Layout, many: number): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of readRows(file, layout)) {
    rows.push(row);
    if (rows.length === many) break;
  }
  return rows;
}
