// `npm run bench`: how this app stands beside a bare Remix app and bare node:http, in one run on one machine. Bytes and
// counts decide its exit code; ratios of times are printed, with those that were missed at the end.
//   npm run bench                 everything, which takes most of an hour
//   npm run bench -- pages list   these parts
//   npm run bench -- soak 30      half an hour of mixed load (the default)
import { prepare } from "../set-up.mjs";
import { list } from "./list";
import { memory } from "./memory";
import { pages } from "./pages";
import { summary } from "./report";
import { signIn } from "./sign-in";
import { soak } from "./soak";
import { start } from "./start";

const PARTS: Record<string, (minutes?: number) => Promise<void>> = {
  pages,
  list,
  "sign-in": signIn,
  start,
  memory,
  soak,
};

const words = process.argv.slice(2);
const minutes = words.map(Number).find((each) => each > 0);
const named = words.filter((word) => !Number(word));
const unknown = named.filter((word) => !PARTS[word]);
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. Known: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}
await prepare({ build: true, tools: true });
for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  console.log(`\n== ${name} ==`);
  await PARTS[name]?.(minutes);
}
process.exit(summary());
