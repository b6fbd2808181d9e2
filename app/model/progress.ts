import { STAGES, type Stage } from "~/domain/plan-job";

/** Where the writer is, and what it has finished. */
export type Progress = { stage: Stage; finished: Stage[] };

const STAGE_OF_KEY: Record<string, Stage> = {
  title: "understanding",
  summary: "understanding",
  clarity: "understanding",
  language: "understanding",
  keyAction: "understanding",
  success: "understanding",
  roles: "roles",
  entities: "data",
  screens: "screens",
  stories: "stories",
  rules: "stories",
  phases: "phases",
  samples: "phases",
  nonGoals: "phases",
  constraints: "phases",
  assumptions: "phases",
  questions: "phases",
  risks: "phases",
};

/** The keys of the plan itself; what lies deeper (a screen's roles) is none. Two, for a plan that came in a wrapper. */
const DEEPEST = 2;

/** Reads along while a plan is written, and tells by its keys how far it is. */
export class ProgressReader {
  private depth = 0;
  private inString = false;
  private escaped = false;
  private word = "";
  private readonly seen = new Set<Stage>();

  /** @returns the progress when this piece has changed it. */
  read(piece: string): Progress | null {
    let changed = false;
    for (const character of piece) if (this.step(character)) changed = true;
    return changed ? this.progress() : null;
  }

  private step(character: string): boolean {
    if (this.inString) {
      if (this.escaped) this.escaped = false;
      else if (character === "\\") this.escaped = true;
      else if (character === '"') this.inString = false;
      else if (this.word.length < 20) this.word += character;
      return false;
    }
    if (character === '"') {
      this.inString = true;
      this.word = "";
    } else if (character === "{" || character === "[") this.depth += 1;
    else if (character === "}" || character === "]") this.depth -= 1;
    else if (character === ":" && this.depth > 0 && this.depth <= DEEPEST) return this.see(this.word);
    return false;
  }

  private see(key: string): boolean {
    const stage = Object.hasOwn(STAGE_OF_KEY, key) ? STAGE_OF_KEY[key] : undefined;
    if (!stage || this.seen.has(stage)) return false;
    this.seen.add(stage);
    return true;
  }

  private progress(): Progress {
    const stage = [...this.seen].at(-1) ?? "understanding";
    return { stage, finished: STAGES.filter((each) => each !== stage && this.seen.has(each)) };
  }
}
