CREATE TABLE "sso_pictures" (
	"client_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"png" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sso_clients" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "sso_pictures" ADD CONSTRAINT "sso_pictures_client_id_sso_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."sso_clients"("id") ON DELETE cascade ON UPDATE no action;