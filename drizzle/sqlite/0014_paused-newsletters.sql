ALTER TABLE `newsletter_issues` ADD `failed_in_a_row` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `paused_because` text;