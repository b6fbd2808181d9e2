ALTER TABLE `users` ADD `groups` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `sso_clients` ADD `groups` text DEFAULT '[]' NOT NULL;