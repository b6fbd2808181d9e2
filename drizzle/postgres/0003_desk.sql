ALTER TABLE "audit_events" ADD COLUMN "operator_id" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "detail" text;--> statement-breakpoint
CREATE INDEX "audit_events_operator" ON "audit_events" USING btree ("operator_id","created_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");