CREATE TABLE `presses` (
	`key_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`location` text,
	`flash` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `presses_user` ON `presses` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `presses_created` ON `presses` (`created_at`);