CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"fingerprint" text NOT NULL,
	"rows_done" bigint NOT NULL,
	"counts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "imports_number" ON "imports" USING btree ("number");--> statement-breakpoint
CREATE INDEX "imports_fingerprint" ON "imports" USING btree ("fingerprint");