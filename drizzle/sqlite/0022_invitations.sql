CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`secret_hash` text NOT NULL,
	`note` text NOT NULL,
	`uses_max` integer NOT NULL,
	`uses` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_number` ON `invitations` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_secret` ON `invitations` (`secret_hash`);--> statement-breakpoint
ALTER TABLE `users` ADD `invitation_id` text;