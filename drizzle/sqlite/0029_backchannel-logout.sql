CREATE TABLE `sso_logouts` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`sub` text NOT NULL,
	`sid` text,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`last_error` text,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `sso_clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sso_logouts_due` ON `sso_logouts` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `sso_logouts_client` ON `sso_logouts` (`client_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `sso_clients` ADD `backchannel_logout_uri` text;