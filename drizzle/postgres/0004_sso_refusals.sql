CREATE TABLE "sso_refusals" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"reason" text NOT NULL,
	"redirect_uri" text,
	"place" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sso_refusals_created" ON "sso_refusals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sso_refusals_client" ON "sso_refusals" USING btree ("client_id","created_at");