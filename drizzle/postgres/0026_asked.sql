ALTER TABLE "brain_dumps" ADD COLUMN "asked" jsonb;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "asked" jsonb;