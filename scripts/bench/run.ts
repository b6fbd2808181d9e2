// `npm run bench`: compares this app with a bare Remix app, in one run on one machine. Counts decide the exit code;
// ratios of times are only printed.
//   npm run bench                 everything, which takes most of an hour
//   npm run bench -- pages list   these parts
//   npm run bench -- soak 30      half an hour of mixed load (the default)
import { runParts } from "../report";
import { list } from "./list";
import { memory } from "./memory";
import { pages } from "./pages";
import { soak } from "./soak";
import { start } from "./start";

await runParts({ pages, list, start, soak, memory });
