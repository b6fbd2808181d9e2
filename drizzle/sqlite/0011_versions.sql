CREATE TABLE `rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`kind` text NOT NULL,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `brain_dumps`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rounds_plan` ON `rounds` (`plan_id`);--> statement-breakpoint
CREATE INDEX `rounds_user` ON `rounds` (`user_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `brain_dumps` ADD `project_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `brain_dumps` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Plans made from one another become versions of one project, in the order in which they were made.
WITH RECURSIVE tree AS (
	SELECT id, user_id, id AS root, created_at FROM brain_dumps AS first
	WHERE NOT EXISTS (SELECT 1 FROM brain_dumps AS before WHERE before.id = first.from_plan_id AND before.user_id = first.user_id)
	UNION ALL
	SELECT next.id, next.user_id, tree.root, next.created_at FROM brain_dumps AS next
	JOIN tree ON tree.id = next.from_plan_id AND tree.user_id = next.user_id
), numbered AS (
	SELECT id, root, row_number() OVER (PARTITION BY root ORDER BY created_at, id) AS n FROM tree
)
UPDATE brain_dumps SET project_id = numbered.root, version = numbered.n FROM numbered WHERE numbered.id = brain_dumps.id;--> statement-breakpoint
CREATE UNIQUE INDEX `brain_dumps_version` ON `brain_dumps` (`project_id`,`version`);