ALTER TABLE `sso_clients` ADD `has_id_token_claims` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `sso_clients` ADD `needs_second_factor` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sso_clients` ADD `product` text;--> statement-breakpoint
ALTER TABLE `users` ADD `username` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (`username`);