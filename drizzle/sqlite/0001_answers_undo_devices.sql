CREATE TABLE `known_devices` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_user` ON `known_devices` (`user_id`,`session_id`);--> statement-breakpoint
CREATE INDEX `known_devices_expires` ON `known_devices` (`expires_at`);--> statement-breakpoint
DROP INDEX `mailed_tokens_user_purpose`;--> statement-breakpoint
ALTER TABLE `mailed_tokens` ADD `about` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `mailed_tokens_living` ON `mailed_tokens` (`user_id`,`purpose`,`about`);--> statement-breakpoint
ALTER TABLE `brain_dumps` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `brain_dumps` ADD `first_answer` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `name` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `idea_revision` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `name` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `answers` text;