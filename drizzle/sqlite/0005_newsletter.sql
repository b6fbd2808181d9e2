CREATE TABLE `newsletter_issues` (
	`id` text PRIMARY KEY NOT NULL,
	`number` integer,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`status` text NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_number` ON `newsletter_issues` (`number`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_status` ON `newsletter_issues` (`status`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_created` ON `newsletter_issues` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `newsletter_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`issue_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`last_error` text,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`issue_id`) REFERENCES `newsletter_issues`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `newsletter_mails_due` ON `newsletter_mails` (`issue_id`,`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `newsletter_mails_sent` ON `newsletter_mails` (`sent_at`);--> statement-breakpoint
CREATE TABLE `stopped_emails` (
	`email` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`detail` text NOT NULL,
	`created_at` integer NOT NULL
);
