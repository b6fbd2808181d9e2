CREATE TABLE "daily_steps" (
	"day" text NOT NULL,
	"step" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "daily_steps_day_step_pk" PRIMARY KEY("day","step")
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "about" text;--> statement-breakpoint
CREATE INDEX "rate_limits_about" ON "rate_limits" USING btree ("about");