ALTER TABLE "users" ADD COLUMN "groups" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_clients" ADD COLUMN "groups" jsonb DEFAULT '[]' NOT NULL;