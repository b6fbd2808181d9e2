ALTER TABLE "newsletter_issues" ADD COLUMN "failed_in_a_row" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "paused_because" text;