CREATE TABLE `sso_refusals` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`reason` text NOT NULL,
	`redirect_uri` text,
	`place` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sso_refusals_created` ON `sso_refusals` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sso_refusals_client` ON `sso_refusals` (`client_id`,`created_at`);