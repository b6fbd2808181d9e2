/**
 * What a model server wrote beneath plans until November 2026, for the author alone. It is only shown again; a list
 * may be empty.
 */
export type FirstAnswer = {
  understood: string[];
  tables: { name: string; columns: string[]; rights: string }[];
  /** `opens`: the people who open the screen, or "". */
  screens: { name: string; opens: string }[];
  decisions: string[];
  /** `test`: something to try. `refusal`: something that must be refused. One of them may be "". */
  checks: { test: string; refusal: string }[];
  questions: string[];
};

/** Returns the parts of a first answer that are not empty, each as plain lines under its title. */
export function firstAnswerParts(answer: FirstAnswer): { title: string; lines: string[] }[] {
  const { understood, tables, screens, decisions, checks, questions } = answer;
  const parts = [
    { title: "What it understood", lines: understood },
    {
      title: "Tables, and who may do what",
      lines: tables.map(({ name, columns, rights }) =>
        joined(`${name}: ${columns.join(", ")}`, rights && `(${rights})`),
      ),
    },
    {
      title: "Screens, and who opens them",
      lines: screens.map(({ name, opens }) => joined(name, opens && `(${opens})`)),
    },
    { title: "What it decided", lines: decisions },
    {
      title: "Tests and refusals",
      lines: checks.map(({ test, refusal }) => joined(test, refusal && `Refused: ${refusal}`)),
    },
    { title: "Questions that remain", lines: questions },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(" ");
