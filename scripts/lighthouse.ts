// `npm run lighthouse`: Lighthouse's four marks for every public page, in Chromium with mobile settings; exit code 1 when
// one is below 100. `npm run lighthouse -- /blog` measures the paths that hold "/blog". A performance mark below 100 is
// measured twice more, and the middle one counts: on a busy machine one measurement says little.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { freePort } from "../tests/support/server";
import { median } from "./bench/load";
import { withSite } from "./shots/camera";

// Lighthouse is large, so npx fetches it when it is wanted.
const LIGHTHOUSE = ["--yes", "lighthouse@12.8.2", "--quiet", "--output=json", "--output-path=stdout"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Result = { categories: Record<string, { score: number | null }> };

const port = await freePort();

async function measure(url: string): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)("npx", [...LIGHTHOUSE, `--port=${port}`, url], {
    maxBuffer: 1e9,
  });
  const { categories } = JSON.parse(stdout) as Result;
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  );
}

await withSite(async ({ url }) => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, page]) => new URL(page as string).pathname,
  );
  const rows: Record<string, string | number>[] = [];
  for (const path of [...paths, "/auth"].filter((each) => each.includes(process.argv[2] ?? ""))) {
    const marks = await measure(url + path);
    const measured = [marks.performance ?? 0];
    while (measured[0] !== 100 && measured.length < 3)
      measured.push((await measure(url + path)).performance ?? 0);
    rows.push({ path, ...marks, performance: median(measured) });
  }
  console.table(rows);
  process.exitCode = rows.every((row) => CATEGORIES.every((name) => row[name] === 100)) ? 0 : 1;
}, `--remote-debugging-port=${port}`);
