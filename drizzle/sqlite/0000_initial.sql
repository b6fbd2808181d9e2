CREATE TABLE `audit_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`address` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `audit_events_user` ON `audit_events` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_events_created` ON `audit_events` (`created_at`);--> statement-breakpoint
CREATE TABLE `brain_dumps` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`platform` text NOT NULL,
	`app_type` text,
	`description` text NOT NULL,
	`generated_context` text NOT NULL,
	`title` text,
	`writer` text,
	`plan_version` integer,
	`visited` text,
	`from_plan_id` text,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `brain_dumps_user` ON `brain_dumps` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `brain_dumps_from` ON `brain_dumps` (`from_plan_id`);--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`day` text PRIMARY KEY NOT NULL,
	`generations` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`platform` text,
	`app_type` text,
	`description` text NOT NULL,
	`step` text NOT NULL,
	`revision` integer NOT NULL,
	`plan_id` text,
	`from_plan_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `drafts_user` ON `drafts` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `drafts_updated` ON `drafts` (`updated_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`status` text NOT NULL,
	`writer` text NOT NULL,
	`draft_id` text,
	`platform` text NOT NULL,
	`app_type` text,
	`description` text NOT NULL,
	`stage` text,
	`sections` text,
	`failure` text,
	`token_kind` text,
	`token_period` text,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`lease_until` integer,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_user_key` ON `jobs` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `jobs_status` ON `jobs` (`status`,`lease_until`);--> statement-breakpoint
CREATE TABLE `mailed_tokens` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`change` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mailed_tokens_user_purpose` ON `mailed_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `mailed_tokens_expires` ON `mailed_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `newsletter_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`consent_text` text NOT NULL,
	`consent_form` text NOT NULL,
	`consented_at` integer NOT NULL,
	`confirmed_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscriptions_user` ON `newsletter_subscriptions` (`user_id`);--> statement-breakpoint
CREATE TABLE `outgoing_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`letter` text,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`last_error` text,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `outgoing_mail_due` ON `outgoing_mail` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `outgoing_mail_recipient` ON `outgoing_mail` (`recipient`,`created_at`);--> statement-breakpoint
CREATE TABLE `probes` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`points` integer NOT NULL,
	`expire` integer
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`user_id` text,
	`state` text NOT NULL,
	`user_agent` text NOT NULL,
	`signed_in_at` integer,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_secret_hash` ON `sessions` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sso_clients` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`secret_hash` text,
	`redirect_uris` text NOT NULL,
	`logout_uris` text NOT NULL,
	`is_first_party` integer NOT NULL,
	`disabled_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sso_grants` (
	`user_id` text NOT NULL,
	`client_id` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `client_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `sso_clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sso_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`sealed_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`replaced_at` integer
);
--> statement-breakpoint
CREATE TABLE `sso_records` (
	`key` text PRIMARY KEY NOT NULL,
	`model` text NOT NULL,
	`payload` text NOT NULL,
	`grant_id` text,
	`user_id` text,
	`client_id` text,
	`session_id` text,
	`consumed_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `sso_clients`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sso_records_grant` ON `sso_records` (`grant_id`);--> statement-breakpoint
CREATE INDEX `sso_records_user` ON `sso_records` (`user_id`,`client_id`);--> statement-breakpoint
CREATE INDEX `sso_records_session` ON `sso_records` (`session_id`);--> statement-breakpoint
CREATE INDEX `sso_records_expires` ON `sso_records` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_limits` (
	`user_id` text PRIMARY KEY NOT NULL,
	`period` text NOT NULL,
	`generations_used` integer NOT NULL,
	`available_tokens` integer NOT NULL,
	`granted_tokens` integer NOT NULL,
	`last_token_refresh` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text NOT NULL,
	`verified_at` integer,
	`signup_source` text,
	`disabled_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `waitlist_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`consent_text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_entries_email` ON `waitlist_entries` (`email`);