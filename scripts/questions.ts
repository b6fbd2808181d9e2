// `npm run questions -- FILE`: prints which of the six questions are asked about each idea of a JSON file (a list of
// { id, idea }), and what the model server of the environment asks, where there is one.
import { readFileSync } from "node:fs";
import { config } from "../app/base/kernel/config";
import { questionsFromModel } from "../app/braindumper/model/questions";
import { FIRST_QUESTIONS, isSettled } from "../app/braindumper/planner";
import { WORDS_FIRST } from "../app/braindumper/questions";

const [file] = process.argv.slice(2);
if (!file) {
  console.error("npm run questions -- FILE");
  process.exit(2);
}
const { model } = config();
const ideas: { id: string; idea: string }[] = JSON.parse(readFileSync(file, "utf8"));
for (const { id, idea } of ideas) {
  const told = { description: idea, answers: [], rounds: [] };
  const own = model ? await questionsFromModel(model, told, WORDS_FIRST).catch((error: Error) => error) : [];
  const asked = FIRST_QUESTIONS.filter((each) => !isSettled(idea, each)).map((each) => each.id);
  console.log(`\n${id}: ${asked.join(", ")}`);
  if (own instanceof Error) console.log(`  no answer: ${own.message}`);
  else for (const { quote, question } of own) console.log(`  “${quote}”\n    ${question}`);
}
