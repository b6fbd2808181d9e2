ALTER TABLE `brain_dumps` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `brain_dumps` ADD `first_answer` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `name` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `idea_revision` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `name` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `answers` text;