DROP INDEX "mailed_tokens_user_purpose";--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_tokens_living" ON "mailed_tokens" USING btree ("user_id","purpose","about");