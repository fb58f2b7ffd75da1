ALTER TABLE "accounts" ADD COLUMN "roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_roles_known" CHECK ("accounts"."roles" <@ array['administrator', 'editor', 'writer', 'translator:id', 'translator:en', 'recipient', 'privacy_officer', 'auditor']);--> statement-breakpoint
-- Written by hand: whoever had an account before there were roles keeps all abilities; recipients of reports stay recipients.
UPDATE "accounts" SET "roles" = CASE
  WHEN EXISTS (SELECT FROM "baik_recipients" WHERE "baik_recipients"."account_id" = "accounts"."id" AND "baik_recipients"."status" <> 'removed')
  THEN array['administrator', 'recipient']
  ELSE array['administrator']
END;
