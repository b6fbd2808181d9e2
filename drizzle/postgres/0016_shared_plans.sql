ALTER TABLE "brain_dumps" ADD COLUMN "shared_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "brain_dumps_shared" ON "brain_dumps" USING btree ("shared_id");