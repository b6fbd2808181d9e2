ALTER TABLE `audit_events` ADD `operator_id` text;--> statement-breakpoint
ALTER TABLE `audit_events` ADD `detail` text;--> statement-breakpoint
CREATE INDEX `audit_events_operator` ON `audit_events` (`operator_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);