DROP INDEX `mailed_tokens_user_purpose`;--> statement-breakpoint
ALTER TABLE `mailed_tokens` ADD `about` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `mailed_tokens_living` ON `mailed_tokens` (`user_id`,`purpose`,`about`);