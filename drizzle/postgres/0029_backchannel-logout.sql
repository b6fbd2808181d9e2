CREATE TABLE "sso_logouts" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"sub" text NOT NULL,
	"sid" text,
	"status" text NOT NULL,
	"attempts" bigint NOT NULL,
	"last_error" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sso_clients" ADD COLUMN "backchannel_logout_uri" text;--> statement-breakpoint
ALTER TABLE "sso_logouts" ADD CONSTRAINT "sso_logouts_client_id_sso_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."sso_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_logouts_due" ON "sso_logouts" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "sso_logouts_client" ON "sso_logouts" USING btree ("client_id","created_at");