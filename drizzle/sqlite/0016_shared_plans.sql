ALTER TABLE `brain_dumps` ADD `shared_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `brain_dumps_shared` ON `brain_dumps` (`shared_id`);