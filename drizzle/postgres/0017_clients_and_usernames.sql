ALTER TABLE "sso_clients" ADD COLUMN "has_id_token_claims" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_clients" ADD COLUMN "needs_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_clients" ADD COLUMN "product" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username");