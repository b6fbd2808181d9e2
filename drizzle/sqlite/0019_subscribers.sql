PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_newsletter_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`email` text,
	`consent_text` text NOT NULL,
	`consent_form` text NOT NULL,
	`consented_at` integer NOT NULL,
	`confirmed_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_newsletter_subscriptions`("id", "user_id", "email", "consent_text", "consent_form", "consented_at", "confirmed_at", "ended_at") SELECT "id", "user_id", NULL, "consent_text", "consent_form", "consented_at", "confirmed_at", "ended_at" FROM `newsletter_subscriptions`;--> statement-breakpoint
DROP TABLE `newsletter_subscriptions`;--> statement-breakpoint
ALTER TABLE `__new_newsletter_subscriptions` RENAME TO `newsletter_subscriptions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscriptions_user` ON `newsletter_subscriptions` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscriptions_email` ON `newsletter_subscriptions` (`email`);--> statement-breakpoint
ALTER TABLE `outgoing_mail` ADD `cause` text;