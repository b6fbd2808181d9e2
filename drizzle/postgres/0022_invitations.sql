CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"note" text NOT NULL,
	"uses_max" bigint NOT NULL,
	"uses" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invitation_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_number" ON "invitations" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_secret" ON "invitations" USING btree ("secret_hash");