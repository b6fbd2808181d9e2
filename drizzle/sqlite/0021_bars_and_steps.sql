CREATE TABLE `daily_steps` (
	`day` text NOT NULL,
	`step` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `step`)
);
--> statement-breakpoint
ALTER TABLE `rate_limits` ADD `about` text;--> statement-breakpoint
CREATE INDEX `rate_limits_about` ON `rate_limits` (`about`);