CREATE TABLE "known_devices" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "mailed_tokens_user_purpose";--> statement-breakpoint
ALTER TABLE "brain_dumps" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "brain_dumps" ADD COLUMN "first_answer" jsonb;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "idea_revision" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","session_id");--> statement-breakpoint
CREATE INDEX "known_devices_expires" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_tokens_living" ON "mailed_tokens" USING btree ("user_id","purpose","about");