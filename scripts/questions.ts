// `npm run questions -- FILE`: prints what the library asks about each idea of a JSON file (a list of { id, idea }),
// so that a change of the library can be read as a difference. Where the file has verdicts on questions ("fit", by
// quote and wording), they stand beside what is still asked.
import { readFileSync } from "node:fs";
import { moreQuestions } from "../app/braindumper/planner";

type Verdict = { quote: string; question: string; fit: number };
type Idea = { id: string; idea: string; questions?: Verdict[] };

const [file] = process.argv.slice(2);
if (!file) {
  console.error("npm run questions -- FILE");
  process.exit(2);
}
const ideas: Idea[] = JSON.parse(readFileSync(file, "utf8"));
let all = 0;
for (const { id, idea, questions: judged = [] } of ideas) {
  console.log(`\n${id}`);
  for (const { quote, question } of moreQuestions(idea)) {
    all += 1;
    const known = judged.find((each) => each.quote === quote && each.question === question);
    console.log(`  “${quote}”\n    ${question}${known ? ` (fit ${known.fit})` : ""}`);
  }
}
console.log(`\n${all} questions about ${ideas.length} ideas`);
