DROP INDEX "brain_dumps_from";--> statement-breakpoint
ALTER TABLE "brain_dumps" DROP COLUMN "from_plan_id";