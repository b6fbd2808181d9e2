DROP INDEX "outgoing_mail_due";--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "rank" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "outgoing_mail_sent" ON "outgoing_mail" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_due" ON "outgoing_mail" USING btree ("status","rank","due_at");