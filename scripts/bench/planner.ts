/**
 * How good and how fast the embedded planner is: `npx tsx scripts/bench/planner.ts [folder-of-json-ideas] [lines]`.
 * A folder may hold files with one idea or a list of ideas each; without an argument tests/planner is read. `lines`
 * is how many of the sentences that several plans have in common are listed.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { warmPlanner } from "~/planner";
import {
  checkOne,
  checkTogether,
  type Idea,
  median,
  type Result,
  type Written,
  write,
} from "../../tests/planner/checks";
import { repeatedSentences } from "../../tests/planner/repeats";

function ideasIn(path: string): Idea[] {
  if (statSync(path).isDirectory())
    return readdirSync(path)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .flatMap((name) => ideasIn(join(path, name)));
  const content: unknown = JSON.parse(readFileSync(path, "utf8"));
  const list = (Array.isArray(content) ? content : [content]) as Partial<Idea>[];
  return list.map((idea, index) => ({
    id: `${path}-${index}`,
    platform: "cursor",
    appType: "web",
    lang: "en",
    description: "",
    expectEntities: [],
    expectRoles: [],
    expectFeatures: [],
    ...idea,
  }));
}

async function main(): Promise<void> {
  const ideas = ideasIn(process.argv[2] ?? "tests/planner");
  await warmPlanner();
  const written: Written[] = [];
  for (const idea of ideas) written.push(await write(idea));
  const same = new Set<string>();
  for (const one of written) if ((await write(one.idea)).text === one.text) same.add(one.idea.id);
  const together = checkTogether(written);
  const rows = written.map((one) => {
    const results: Result[] = [
      ...checkOne(one),
      figure(7, "most like another", together.likeness.get(one.idea.id) ?? 0, 0.35),
      figure(8, "boilerplate share", together.boilerplate.get(one.idea.id) ?? 0, 0.55),
      {
        check: 34,
        name: "same when written again",
        value: Number(same.has(one.idea.id)),
        pass: same.has(one.idea.id),
      },
      figure(9, "most like own twin", together.platforms.get(one.idea.id) ?? 0, 0.6),
    ];
    return { id: one.idea.id, results: results.sort((a, b) => a.check - b.check) };
  });
  const numbers = rows[0]?.results.map((result) => result.check) ?? [];
  console.log(`${"check".padEnd(20)}${numbers.map((n) => String(n).padStart(5)).join("")}`);
  for (const row of rows)
    console.log(`${row.id.slice(0, 19).padEnd(20)}${row.results.map((result) => cell(result)).join("")}`);
  const failing: string[] = [];
  for (const [index, check] of numbers.entries()) {
    const results = rows.map((row) => row.results[index] as Result);
    const values = results.map((result) => result.value);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const misses = rows.filter((row) => !(row.results[index] as Result).pass).map((row) => row.id);
    const meanMissed = ((check === 1 || check === 3) && mean < 0.9) || (check === 8 && median(values) > 0.4);
    const verdict = misses.length === 0 && !meanMissed ? "met" : "MISSED";
    if (verdict === "MISSED") failing.push(`check ${check}`);
    console.log(
      `${verdict.padEnd(7)} ${String(check).padStart(2)} ${(results[0]?.name ?? "").padEnd(36)} mean ${mean.toFixed(2)} median ${median(values).toFixed(2)} worst ${(check >= 7 && check <= 9 ? Math.max(...values) : check === 15 || check === 16 ? Math.max(...values) : Math.min(...values)).toFixed(2)}${misses.length > 0 ? `  — ${misses.join(", ")}` : ""}`,
    );
  }
  const { share, common, verbatim, same: shared } = repeatedSentences(written);
  const shares = [...share.values()];
  console.log(
    `\nSentences that could stand in another of these plans (names masked): mean ${percent(shares.reduce((sum, one) => sum + one, 0) / shares.length)}, median ${percent(median(shares))}, worst ${percent(Math.max(...shares))}. Most common:`,
  );
  for (const one of common.slice(0, Number(process.argv[3] ?? 12)))
    console.log(`${String(one.ideas).padStart(4)} ideas  ${one.sentence.slice(0, 160)}`);
  const whole = [...verbatim.values()];
  console.log(
    `\nWhole sentences that stand in another of these plans word for word: mean ${percent(whole.reduce((sum, one) => sum + one, 0) / whole.length)}, median ${percent(median(whole))}, worst ${percent(Math.max(...whole))}. Most common:`,
  );
  for (const one of shared.slice(0, Number(process.argv[3] ?? 12)))
    console.log(`${String(one.ideas).padStart(4)} ideas  ${one.sentence.slice(0, 160)}`);
  const times = written.map((one) => one.milliseconds);
  console.log(
    `\n${written.length} ideas: median ${median(times).toFixed(1)} ms, maximum ${Math.max(...times).toFixed(1)} ms an idea. ${failing.length === 0 ? "Every target is met." : `Missed: ${failing.join(", ")}.`}`,
  );
}

function figure(check: number, name: string, value: number, most: number): Result {
  return { check, name, value, pass: value <= most };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)}%`;
}

function cell(result: Result): string {
  const whole = Number.isInteger(result.value);
  const text = whole ? (result.value === 1 ? "ok" : "0") : result.value.toFixed(2).slice(1);
  return (result.pass ? text : `!${text}`).padStart(5);
}

await main();
