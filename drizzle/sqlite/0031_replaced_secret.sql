ALTER TABLE `sessions` ADD `replaced_hash` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `replaced_at` integer;--> statement-breakpoint
CREATE INDEX `sessions_replaced_hash` ON `sessions` (`replaced_hash`);