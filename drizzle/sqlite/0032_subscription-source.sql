ALTER TABLE `newsletter_subscriptions` ADD `source` text;--> statement-breakpoint
UPDATE `newsletter_subscriptions` SET `source` = `consent_form` WHERE `consent_form` LIKE 'import %';