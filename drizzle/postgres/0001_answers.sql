ALTER TABLE "brain_dumps" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "brain_dumps" ADD COLUMN "first_answer" jsonb;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "idea_revision" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "answers" jsonb;