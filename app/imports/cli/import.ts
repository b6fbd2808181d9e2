import path from "node:path";
import {
  asTable,
  type CommandArgs,
  command,
  fileFrom,
  flag,
  UsageError,
  value,
  wholeNumber,
} from "~/base/command";
import { now, utcDay } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { Refused } from "~/base/kernel/refused";
import { many } from "~/base/kernel/sentence";
import { tidyName } from "~/base/text/name";
import { importedAnHour } from "~/mail/kinds";
import {
  type Columns,
  columnsText,
  countAddressed,
  FIELDS,
  findStandings,
  guessColumns,
  type ImportKind,
  readColumns,
} from "../columns";
import { countMailedOf, isUndone, listImports, sourceOf } from "../data";
import { encodingNamed, firstRows, inspectFile, type Layout, readRows } from "../read-file";
import {
  type Consent,
  type Counts,
  consentFor,
  countsText,
  type ImportPlan,
  type ImportRow,
  OUTCOMES,
  type Outcome,
} from "../rows";
import { runImport, tryImport, undoImport } from "../run";
import { saysOut } from "../standing";
import { posts, undoneText } from "./import-posts";

const OPTIONS = {
  "dry-run": flag("says what would come of the rows, of each that has a problem, and writes nothing"),
  quiet: flag("sends no mail; subscribers without a proof of consent are left out"),
  columns: value("which column is which, by number or name, like email=2; no other is read"),
  from: value('what the letters call the place they come from, like "Old Forum"'),
  encoding: value("like windows-1254 or shift_jis; found out where that is certain"),
  agreed: value('when and how all subscribers agreed: "2024-05-01 form on my old site"'),
};

/** Outcomes that are only counted; with --dry-run the first rows are shown too. */
const USUAL: Outcome[] = ["made", "member", "subscribed", "asked", "gets", "left"];
const ROWS_SHOWN = 5;
const ROWS_LOOKED_AT = 20;
const ORIGIN_MAX = 80;

const lineOf = ({ line, email, outcome, note }: ImportRow) =>
  `line ${line}  ${email}  ${outcome && OUTCOMES[outcome]}${note ? ` (${note})` : ""}`;

function encodingOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const encoding = encodingNamed(given);
  if (!encoding)
    throw new UsageError(`--encoding: ${given} is no encoding that is known, like windows-1254.`);
  return encoding;
}

/** What only the person knows: which column is which, and whether people may be mailed. */
async function columnsFor(
  kind: ImportKind,
  file: string,
  layout: Layout,
  [first = [], ...rows]: string[][],
  given: string | undefined,
): Promise<Columns> {
  if (String(first) === "email,createdAt,consentText")
    throw new Refused(
      `${file} is a waitlist: they agreed to news of that program and to nothing else. It moves with a restored backup alone.`,
    );
  const held = countAddressed(rows);
  // Other texts hold one now and then.
  if (given === undefined && held * 2 < rows.length)
    throw new Refused(
      `${file} looks like no list of people: of ${rows.length + 1} rows ${held} hold an email. If it is one, say which column has them: --columns email=1`,
    );
  const guessed = given === undefined ? guessColumns(kind, first, rows) : null;
  const odd = guessed && (await findStandings(guessed, first, readRows(file, layout)));
  const isOut = path
    .basename(file)
    .split(/[_\d\s.-]+/)
    .some(saysOut);
  if (guessed && odd?.length === 0 && !isOut) return guessed;
  const shown = `The columns are ${first.map((cell, at) => `${at + 1} ${cell.trim().slice(0, 40)}`).join(", ")}.`;
  const problem =
    (odd?.length && `Whether these people are to be mailed is not certain: ${odd.join("; ")}.`) ||
    (guessed && "The file's name says that its people are not to be mailed.") ||
    "It is not certain which column holds the addresses.";
  if (given === undefined)
    throw new UsageError(
      `${problem} ${shown} Say which it is with --columns, like --columns email=1${odd?.length ? `; with status=${(guessed?.status?.[0] ?? 0) + 1} too, who has another word than bounced, pending and the like is mailed, without it everybody` : ""}.`,
    );
  try {
    return readColumns(kind, given, first);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

type Given = CommandArgs<typeof OPTIONS>["options"];

function agreedBy(kind: ImportKind, given: string | undefined): Consent | null {
  if (given === undefined) return null;
  if (kind === "members") throw new UsageError("--agreed is for import subscribers.");
  const consent = consentFor(given);
  if (!consent || consent.at > now())
    throw new UsageError('--agreed must be a day that has been, and how: "2024-05-01 form on my old site".');
  return consent;
}

function originOf(given: string | undefined): string | null {
  const origin = given === undefined ? null : tidyName(given);
  if (origin !== null && (origin === "" || [...origin].length > ORIGIN_MAX))
    throw new UsageError(`--from must have 1 to ${ORIGIN_MAX} characters, like "Old Forum".`);
  return origin;
}

/** Says how long the letters of an import take; "" when there are none. */
function paceText({ made = 0, asked = 0 }: Counts, isQuiet: boolean | undefined): string {
  const { mailPerHour } = config();
  const hours = Math.ceil((made + asked) / importedAnHour(mailPerHour));
  if (isQuiet || hours === 0) return "";
  const time = hours === 1 ? "within the hour" : `within about ${hours.toLocaleString("en")} hours`;
  return ` Their letters go out ${time}, after all other mail (MAIL_PER_HOUR is ${mailPerHour}).`;
}

async function planOf(kind: ImportKind, given: string, options: Given, tell: (text: string) => void) {
  const agreed = agreedBy(kind, options.agreed);
  const origin = originOf(options.from);
  const file = fileFrom(given);
  const layout = await inspectFile(file, encodingOf(options.encoding));
  const rows = (await firstRows(file, layout, ROWS_LOOKED_AT)).map(({ cells }) => cells);
  const [first] = rows;
  if (!first) throw new Refused(`${file} has no rows.`);
  const columns = await columnsFor(kind, file, layout, rows, options.columns);
  tell(`${path.basename(file)}: ${layout.encoding}. Columns: ${columnsText(kind, columns, first)}`);
  const isQuiet = options.quiet ?? false;
  return { kind, file, layout, columns, first, agreed, origin, isQuiet } satisfies ImportPlan;
}

const importOf = (kind: ImportKind, summary: string) =>
  command({
    summary,
    takes: ["file"],
    options: { ...OPTIONS, columns: value(`${OPTIONS.columns.text}: ${FIELDS[kind].join(", ")}`) },
    async confirm({ given: [given = ""], options, tell }) {
      if (options["dry-run"]) return null;
      const counts = await tryImport(await planOf(kind, given, options, tell), () => {});
      const mailed = (counts.made ?? 0) + (counts.asked ?? 0);
      if (mailed + (counts.subscribed ?? 0) === 0) return null;
      const isMailed = mailed > 0 && !options.quiet;
      return `It would be: ${countsText(counts)}. ${isMailed ? `${many(mailed, "person", "people")} would get a mail, which cannot be called back.${paceText(counts, false)}` : "Nobody would get a mail."}`;
    },
    async run({ given: [given = ""], options, tell, print }) {
      const plan = await planOf(kind, given, options, tell);
      if (options["dry-run"]) {
        const more: Counts = {};
        const seen: Counts = {};
        const counts = await tryImport(plan, (row) => {
          const { outcome, isSpecial } = row;
          if (!outcome) return;
          if (isSpecial) return print(lineOf(row));
          seen[outcome] = (seen[outcome] ?? 0) + 1;
          if (!USUAL.includes(outcome) || seen[outcome] <= ROWS_SHOWN) print(lineOf(row));
          else more[outcome] = seen[outcome] - ROWS_SHOWN;
        });
        if (Object.keys(more).length > 0) print(`and more like these: ${countsText(more)}`);
        return {
          json: { counts },
          text: `Nothing was written. It would be: ${countsText(counts)}.${paceText(counts, plan.isQuiet)}`,
        };
      }
      const { number, counts } = await runImport(
        plan,
        (from) =>
          tell(
            from.rowsDone > 0
              ? `Import ${from.number} goes on after row ${from.rowsDone}.`
              : `This is import ${from.number}.`,
          ),
        (rows, done) => {
          for (const row of rows)
            if (row.outcome && (row.isSpecial || !USUAL.includes(row.outcome))) tell(lineOf(row));
          if (done % 10_000 === 0) tell(`${done.toLocaleString("en")} rows`);
        },
      );
      return {
        json: { number, counts },
        text: `Import ${number}: ${countsText(counts)}.${paceText(counts, plan.isQuiet)} Take it back with import undo ${number}.`,
      };
    },
  });

const importState = ({ endedAt, undoneAt }: { endedAt: Date | null; undoneAt: Date | null }) => {
  // Nothing tells one that runs from one that was killed.
  if (undoneAt) return endedAt ? "undone" : "undo not done: run it again";
  return endedAt ? "done" : "not done: unless it runs now, run it again to go on";
};

export const imports = {
  members: importOf(
    "members",
    "Makes accounts of a CSV (Ghost, Mailchimp, Substack, plain) and mails each a link to set a password",
  ),
  subscribers: importOf(
    "subscribers",
    "Subscribes people of a CSV to the newsletter, without accounts; who has no proof of consent is asked by mail",
  ),
  posts,
  list: command({
    summary: "Imports, the newest first",
    async run() {
      const all = await listImports();
      const rows = all.map((each) => [
        String(each.number),
        utcDay(each.createdAt),
        each.kind,
        each.file,
        importState(each),
        countsText(each.counts),
      ]);
      return {
        json: all.map(({ fingerprint: _, ...each }) => each),
        text: asTable(["number", "date", "what", "file", "state", "rows"], rows),
      };
    },
  }),
  undo: command({
    summary: "Deletes what an import made and nobody has used since",
    takes: ["number"],
    async confirm({ given: [given = ""] }) {
      const number = wholeNumber(given, "<number>");
      const found = (await listImports()).find((each) => each.number === number && !isUndone(each));
      if (!found) return null;
      const mailed = await countMailedOf(sourceOf(found));
      return [
        `Of import ${number} (${found.kind} of ${found.file}), ${countsText(found.counts)}, what nobody has used or changed since would be deleted for good.`,
        ...(mailed > 0
          ? [`${many(mailed, "person has", "people have")} a link by mail that would not work then.`]
          : []),
      ].join(" ");
    },
    async run({ given: [number = ""] }) {
      const { posts, ...sum } = await undoImport(wholeNumber(number, "<number>"));
      if (posts) return { json: posts, text: undoneText(posts) };
      return { json: sum, text: `${sum.deleted} deleted. ${sum.kept} in use, which stay.` };
    },
  }),
};
