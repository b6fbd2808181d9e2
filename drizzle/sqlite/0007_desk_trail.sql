PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_audit_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`address` text NOT NULL,
	`operator_id` text,
	`detail` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_audit_events`("id", "user_id", "kind", "address", "operator_id", "detail", "created_at") SELECT "id", "user_id", "kind", "address", "operator_id", "detail", "created_at" FROM `audit_events`;--> statement-breakpoint
DROP TABLE `audit_events`;--> statement-breakpoint
ALTER TABLE `__new_audit_events` RENAME TO `audit_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `audit_events_user` ON `audit_events` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_events_operator` ON `audit_events` (`operator_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_events_created` ON `audit_events` (`created_at`);--> statement-breakpoint
-- What was done to no account stood in the trail of the operator, and went with that account.
UPDATE `audit_events` SET `user_id` = NULL WHERE `user_id` = `operator_id` AND (`kind` LIKE 'site_%' OR `kind` LIKE 'mail_%' OR `kind` LIKE 'model_%' OR `kind` IN ('account_deleted', 'keys_rotated', 'list_exported', 'email_allowed', 'newsletter_written', 'newsletter_deleted', 'newsletter_sent', 'newsletter_paused', 'newsletter_resumed', 'newsletter_cancelled'));