import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { parse } from "csv-parse";

/** Why a file cannot be imported, for people. */
export class ImportRefused extends Error {
  override name = "ImportRefused";
}

export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type Layout = { encoding: Encoding; delimiter: string };
export type FileRow = { line: number; cells: string[] };

/** No row of people is longer; a quote that is never closed would else take the rest of the file. */
const ROW_MAX = 100_000;

/**
 * Reads a file once: a hash of its bytes and, unless given, its encoding. What is neither marked as Unicode nor valid UTF-8 is
 * taken for Windows-1252, in which every text is valid. @throws ImportRefused when it cannot be read
 */
export async function inspectFile(file: string, given?: Encoding): Promise<Layout & { hash: string }> {
  const hash = createHash("sha256");
  let encoding: Encoding | undefined = given;
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
      if (isFirst) encoding ??= utf16Of(chunk);
      isFirst = false;
      hash.update(chunk);
      if (!encoding) decodes(chunk);
    }
    decodes();
  } catch (error) {
    throw new ImportRefused(`${file} cannot be read: ${(error as Error).message}`);
  }
  encoding ??= utf8 ? "utf-8" : "windows-1252";
  return { hash: hash.digest("hex"), encoding, delimiter: await delimiterOf(file, encoding) };
}

/** UTF-16 by its mark, or because every other byte of Latin letters is 0. */
function utf16Of(start: Buffer): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  const bytes = start.subarray(0, 1000);
  const zeros = (from: number) => bytes.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (zeros(1) > bytes.length / 4) return "utf-16le";
  return zeros(0) > bytes.length / 4 ? "utf-16be" : undefined;
}

async function* textOf(file: string, encoding: Encoding): AsyncGenerator<string> {
  // The mark at the start is no text.
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(file)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

/** Of comma, semicolon and tab the one that stands most often in the first line, outside quotes. */
async function delimiterOf(file: string, encoding: Encoding): Promise<string> {
  let start = "";
  for await (const text of textOf(file, encoding)) {
    start += text;
    if (start.length > ROW_MAX) break;
  }
  const [line = ""] = start
    .trimStart()
    .replace(/"[^"]*"/g, "")
    .split(/[\r\n]/, 1);
  const [delimiter = ","] = [",", ";", "\t"].sort((a, b) => line.split(b).length - line.split(a).length);
  return delimiter;
}

/** The rows of a file, one after the other, without empty ones. @throws ImportRefused that names the line of a mistake */
export async function* readRows(file: string, { encoding, delimiter }: Layout): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    max_record_size: ROW_MAX,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
  });
  const source = Readable.from(textOf(file, encoding));
  source.on("error", (error) => parser.destroy(error));
  try {
    for await (const { record, info } of source.pipe(parser))
      yield { line: info.lines, cells: record as string[] };
  } catch (error) {
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

/** The first rows of a file, at most `many`. */
export async function firstRows(file: string, layout: Layout, many: number): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of readRows(file, layout)) {
    rows.push(row);
    if (rows.length === many) break;
  }
  return rows;
}
