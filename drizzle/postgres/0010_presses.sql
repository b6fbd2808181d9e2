CREATE TABLE "presses" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"location" text,
	"flash" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presses" ADD CONSTRAINT "presses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presses_user" ON "presses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "presses_created" ON "presses" USING btree ("created_at");