ALTER TABLE `brain_dumps` ADD `asked` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `asked` text;