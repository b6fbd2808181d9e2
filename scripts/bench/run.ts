// `npm run bench`: how this app stands beside a bare Remix app, in one run on one machine. Counts decide its exit code;
// ratios of times are only printed.
//   npm run bench                 everything, which takes most of an hour
//   npm run bench -- pages list   these parts
//   npm run bench -- soak 30      half an hour of mixed load (the default)
import { exitCode } from "../report";
import { prepare } from "../set-up.mjs";
import { list } from "./list";
import { memory } from "./memory";
import { pages } from "./pages";
import { signIn } from "./sign-in";
import { soak } from "./soak";
import { start } from "./start";

const PARTS: Record<string, (minutes?: number) => Promise<void>> = {
  ...{ pages, list, start, "sign-in": signIn, soak, memory },
};

const words = process.argv.slice(2);
const minutes = words.map(Number).find((each) => each > 0);
const named = words.filter((word) => !Number(word));
if (named.some((word) => !PARTS[word])) {
  console.error(`Known: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}
await prepare({ build: true, tools: true });
for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  console.log(`\n== ${name} ==`);
  await PARTS[name]?.(minutes);
}
process.exit(exitCode());
