CREATE TABLE "mailbox_pause" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "mailbox_pause_is_one" CHECK ("mailbox_pause"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_status_known";--> statement-breakpoint
DROP INDEX "contact_messages_by_status";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "cc" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bcc" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_html" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_attachments_of_message" ON "contact_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_by_address" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin (to_tsvector('simple', search_text("name" || ' ' || "email" || ' ' || coalesce("phone", '') || ' ' || "message")));--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_by_status" ON "mails" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_of_message" ON "mails" USING btree ("contact_message_id");--> statement-breakpoint
CREATE INDEX "mails_words" ON "mails" USING gin (to_tsvector('simple', search_text("subject" || ' ' || "recipients"::text || ' ' || "cc"::text || ' ' || "bcc"::text)));--> statement-breakpoint
CREATE INDEX "contact_messages_by_status" ON "contact_messages" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_submission_key_unique" UNIQUE("submission_key");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_status_known" CHECK ("mails"."status" in ('waiting', 'sending', 'sent', 'failed', 'cancelled'));