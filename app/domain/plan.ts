import { z } from "zod";

/**
 * The plan model. Two writers fill it (the embedded planner and a model server); the same renderers turn it
 * into each platform's text and the same validator judges it. Every string is capped so that neither writer
 * can grow a plan without limit.
 */

const line = z.string().min(1).max(400);
const word = z.string().min(1).max(80);
const origin = z.enum(["named", "implied"]);

export const fieldTypeSchema = z.enum([
  "text",
  "long text",
  "number",
  "money",
  "date",
  "date and time",
  "duration",
  "yes/no",
  "choice",
  "image",
  "file",
  "place",
  "email",
  "phone",
  "link",
]);

const planFieldSchema = z.object({
  name: word,
  type: fieldTypeSchema,
  note: z.string().max(400).default(""),
  origin: origin.default("implied"),
});

const planEntitySchema = z.object({
  name: word,
  /** The English meaning when the idea is written in another language. */
  gloss: z.string().max(80).default(""),
  origin,
  description: z.string().max(400).default(""),
  fields: z.array(planFieldSchema).min(1).max(14),
  relations: z.array(line).max(8),
  statuses: z.array(word).max(10).default([]),
});

const planRoleSchema = z.object({
  name: word,
  gloss: z.string().max(80).default(""),
  origin,
  allowed: z.array(line).max(20),
  denied: z.array(line).max(10),
});

const planStorySchema = z.object({
  id: z.string().regex(/^S\d{1,2}$/),
  role: word,
  /** A verb phrase in its base form: "share photos of their dogs". */
  want: line,
  given: line,
  when: line,
  then: line,
  /** Other ways to accept the same story; a platform's text shows one of them. */
  also: z
    .array(z.object({ given: line, when: line, then: line, otherwise: z.string().max(400).default("") }))
    .max(4)
    .default([]),
  /** What happens when it goes wrong; optional. */
  otherwise: z.string().max(400).default(""),
  entity: z.string().max(80).default(""),
  origin,
  priority: z.enum(["must", "later"]).default("must"),
});

const planScreenSchema = z.object({
  name: word,
  route: z
    .string()
    .regex(/^\/[a-z0-9/:-]*$/)
    .max(80),
  roles: z.array(word).min(1).max(8),
  purpose: line,
  empty: line,
  loading: line,
  error: line,
});

const planPhaseSchema = z.object({
  name: line,
  kind: z.enum(["sample", "core", "extra", "hardening"]),
  stories: z.array(z.string().max(4)).max(20),
  steps: z.array(line).max(8),
  /** One step for each story, so that it is longer than other lines. */
  doneWhen: z.string().min(1).max(700),
});

export const planSchema = z.object({
  version: z.literal(1),
  title: z.string().min(1).max(120),
  summary: line,
  /** The idea in the user's words, cut into sentences, without what was dropped or put out of scope. */
  idea: z.array(line).max(60),
  /** "unclear" ideas get questions in place of structure. */
  clarity: z.enum(["clear", "short", "unclear"]),
  language: z.object({
    code: z.string().max(8),
    name: z.string().max(40),
    direction: z.enum(["ltr", "rtl"]),
    /** Languages of the user interface, first one is the default. */
    interface: z.array(z.string().max(40)).min(1).max(8),
  }),
  keyAction: line,
  success: z.string().max(400).default(""),
  roles: z.array(planRoleSchema).max(8),
  entities: z.array(planEntitySchema).max(16),
  stories: z.array(planStorySchema).max(20),
  rules: z.array(line).max(24),
  screens: z.array(planScreenSchema).max(12),
  phases: z.array(planPhaseSchema).max(8),
  samples: z.array(line).max(8),
  nonGoals: z.array(z.object({ text: line, origin })).max(16),
  constraints: z.array(line).max(12),
  assumptions: z.array(line).max(12),
  questions: z.array(z.object({ question: line, assumed: line })).max(3),
  risks: z.array(z.object({ topic: word, note: line })).max(8),
  /** What kind of text was left out of the idea; never the text itself. */
  dropped: z.array(line).max(6),
});

export type Plan = z.infer<typeof planSchema>;
export type PlanField = z.infer<typeof planFieldSchema>;
export type FieldType = z.infer<typeof fieldTypeSchema>;
export type PlanEntity = z.infer<typeof planEntitySchema>;
export type PlanRole = z.infer<typeof planRoleSchema>;
export type PlanStory = z.infer<typeof planStorySchema>;
export type PlanScreen = z.infer<typeof planScreenSchema>;
export type PlanPhase = z.infer<typeof planPhaseSchema>;
