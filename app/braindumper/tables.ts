import { index, integer, json, primaryKey, table, text, timestamp, uniqueIndex } from "../base/data/columns";
import { ofMember } from "../identity/tables";
import type { Answer } from "./answers";
import type { FirstAnswer } from "./first-answer";
import type { Asked } from "./questions";

/** An idea in the wizard. `revision` grows with each change. */
export const drafts = table(
  "drafts",
  {
    id: text("id").primaryKey(),
    userId: ofMember(),
    platform: text("platform"),
    appType: text("app_type"),
    description: text("description").notNull(),
    /** What the author calls the app; null or "" for no name. */
    name: text("name"),
    /** The questions asked about the idea, with their answers. Null: none were asked yet. */
    answers: json<Answer[]>("answers"),
    /** What a model server asked about the idea. Null: none was asked, or none answered. */
    asked: json<Asked>("asked"),
    /** The step at which the wizard resumes. */
    step: text("step").notNull(),
    revision: integer("revision").notNull(),
    /** The revision that platform, app type or description were last changed in. Null on rows older than the column. */
    ideaRevision: integer("idea_revision"),
    /** The plan made from this draft. The wizard shows it until 'Create New Project' is pressed. */
    planId: text("plan_id"),
    /** The saved plan of which this draft is to become the next version. */
    fromPlanId: text("from_plan_id"),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (t) => [index("drafts_user").on(t.userId, t.updatedAt), index("drafts_updated").on(t.updatedAt)],
);

/**
 * One press of Generate; its id is also the plan's. User and key are unique, so a second click finds the first press.
 * The columns after `key`, but for `created_at`, are for processes of the version before, and go with the next one:
 * there a model server's first answer was written in a queue.
 */
export const jobs = table(
  "jobs",
  {
    id: text("id").primaryKey(),
    userId: ofMember().notNull(),
    key: text("key").notNull(),
    status: text("status").notNull(),
    failure: text("failure"),
    createdAt: timestamp("created_at").notNull(),
    startedAt: timestamp("started_at"),
    leaseUntil: timestamp("lease_until"),
    endedAt: timestamp("ended_at"),
  },
  (t) => [uniqueIndex("jobs_user_key").on(t.userId, t.key), index("jobs_status").on(t.status, t.leaseUntil)],
);

/** How often a model server was called on a day (UTC, `YYYY-MM-DD`). The column's name is older. */
export const dailyCounts = table("daily_counts", {
  day: text("day").primaryKey(),
  generations: integer("generations").notNull(),
});

/** How often anybody took a step of Braindumper on a day (UTC, `YYYY-MM-DD`). Only totals. */
export const dailySteps = table(
  "daily_steps",
  { day: text("day").notNull(), step: text("step").notNull(), n: integer("n").notNull() },
  (t) => [primaryKey({ columns: [t.day, t.step] })],
);

/** A saved plan: one version of a project. */
export const brainDumps = table(
  "brain_dumps",
  {
    id: text("id").primaryKey(),
    userId: ofMember().notNull(),
    platform: text("platform").notNull(),
    appType: text("app_type"),
    description: text("description").notNull(),
    /** Plain text; for Lovable a JSON string of prompt, prd and type, in older rows plain text. */
    generatedContext: text("generated_context").notNull(),
    /** What the author calls the app. */
    title: text("title"),
    /** The questions asked, with their answers. Null on rows older than the column. */
    answers: json<Answer[]>("answers"),
    /** What a model server asked, for the next version's draft. */
    asked: json<Asked>("asked"),
    /** What a model server wrote beneath the plan until November 2026. Shown to the author alone. */
    firstAnswer: json<FirstAnswer>("first_answer"),
    /** 'embedded', or the model that wrote the first answer; null on rows older than the column. */
    writer: text("writer"),
    planVersion: integer("plan_version"),
    /** The guided steps already used on the plan page. */
    visited: json<string[]>("visited"),
    /** The id of its project's first version. */
    projectId: text("project_id").notNull().default(""),
    /** Counts from 1. Versions are only deleted together, so the newest one's number is also how many there are. */
    version: integer("version").notNull().default(1),
    /** The id in the address of its public page; null when there is none. A removed page's id is never used again. */
    sharedId: text("shared_id"),
    /** The text that the list's search looks in, lower-cased in JavaScript because SQLite handles only A to Z. */
    searchText: text("search_text").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [
    index("brain_dumps_user").on(t.userId, t.createdAt, t.id),
    uniqueIndex("brain_dumps_version").on(t.projectId, t.version),
    uniqueIndex("brain_dumps_shared").on(t.sharedId),
  ],
);

/** What an author wrote after trying the app that was built from a plan. */
export const rounds = table(
  "rounds",
  {
    id: text("id").primaryKey(),
    userId: ofMember().notNull(),
    /** The version that was tried. */
    planId: text("plan_id")
      .notNull()
      .references(() => brainDumps.id, { onDelete: "cascade" }),
    /** Until November 2026 there were three kinds of messages. */
    kind: text("kind").notNull(),
    words: text("words").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [index("rounds_plan").on(t.planId), index("rounds_user").on(t.userId, t.createdAt, t.id)],
);

export type Draft = typeof drafts.$inferSelect;
export type Job = typeof jobs.$inferSelect;
export type BrainDump = typeof brainDumps.$inferSelect;
export type Round = typeof rounds.$inferSelect;
