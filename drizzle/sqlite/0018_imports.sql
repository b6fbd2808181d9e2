CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`file` text NOT NULL,
	`fingerprint` text NOT NULL,
	`rows_done` integer NOT NULL,
	`counts` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`undone_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imports_number` ON `imports` (`number`);--> statement-breakpoint
CREATE INDEX `imports_fingerprint` ON `imports` (`fingerprint`);