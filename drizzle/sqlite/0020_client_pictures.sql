CREATE TABLE `sso_pictures` (
	`client_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`png` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `sso_clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `sso_clients` ADD `picture` text;