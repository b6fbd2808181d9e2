CREATE TABLE "newsletter_issues" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"revision" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"issue_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"status" text NOT NULL,
	"attempts" bigint NOT NULL,
	"last_error" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "stopped_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_mails" ADD CONSTRAINT "newsletter_mails_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_issues_number" ON "newsletter_issues" USING btree ("number");--> statement-breakpoint
CREATE INDEX "newsletter_issues_status" ON "newsletter_issues" USING btree ("status");--> statement-breakpoint
CREATE INDEX "newsletter_issues_created" ON "newsletter_issues" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_mails_due" ON "newsletter_mails" USING btree ("issue_id","status","due_at");--> statement-breakpoint
CREATE INDEX "newsletter_mails_sent" ON "newsletter_mails" USING btree ("sent_at");