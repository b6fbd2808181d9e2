import { z } from "zod";
import { APP_TYPES, PLATFORMS } from "./platforms";

const line = z.string().min(1).max(120);
const paragraph = z.string().min(1).max(400);

/** What search engines show below a page's title. */
const description = z.string().min(1).max(200);
const page = z.strictObject({ title: line, lede: paragraph, description });
const join = z.strictObject({ title: line, text: paragraph });

/** content/texts.json: the words of the reading pages that are the self-hoster's to choose, and to make true. */
export const textsSchema = z.strictObject({
  home: page.extend({
    /** The example: Braindumper plans this idea itself, at the first visit. `story` is the one that is shown, from 1. */
    sample: z.strictObject({
      title: line,
      idea: z.string().min(10).max(2000),
      platform: z.enum(PLATFORMS),
      appType: z.enum(APP_TYPES).optional(),
      story: z.int().min(1).default(1),
    }),
    join: join.extend({ promises: z.array(line) }),
  }),
  /** `join` stands at the end of every post. */
  blog: page.extend({ join }),
  tools: page,
  /** `lede` is shown when there is no open position. */
  jobs: page,
  /** `over` is shown when the countdown has ended. */
  waitlist: page.extend({ over: paragraph }),
});

export type Texts = z.output<typeof textsSchema>;
