-- A job that runs has no plan yet: it gets one, whose text is written at the start (flows/plan-to-save.ts).
INSERT INTO brain_dumps (id, user_id, platform, app_type, description, generated_context, title, answers, writer, plan_version, project_id, version, search_text, created_at)
SELECT id, user_id, platform, app_type, description, '', NULLIF(name, ''), answers, 'embedded', 2, id, 1, '', created_at FROM jobs WHERE status = 'running';--> statement-breakpoint
-- The others without a plan gave their generation and their draft back when they ended.
DELETE FROM jobs WHERE status IN ('failed', 'cancelled');--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `writer`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `draft_id`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `platform`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `app_type`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `description`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `name`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `answers`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `stage`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `sections`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `token_kind`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `token_period`;