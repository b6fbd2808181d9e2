ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "confirmed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "cause" text;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email" ON "newsletter_subscriptions" USING btree ("email");