ALTER TABLE "newsletter_issues" ADD COLUMN "archive" text;--> statement-breakpoint
-- What was sent is in the archive; what is being sent comes there at its end.
UPDATE "newsletter_issues" SET "archive" = 'shown' WHERE "status" = 'sent';
