CREATE TABLE "data_breaches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_breaches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"discovered_at" timestamp with time zone NOT NULL,
	"revealed" text NOT NULL,
	"cause" text NOT NULL,
	"measures" text NOT NULL,
	"received_from" date,
	"received_to" date,
	"other_addresses" text DEFAULT '' NOT NULL,
	"notified_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'unconfirmed' NOT NULL,
	"code_hash" text,
	"notice_version" text,
	"submission_key" text,
	"confirmed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"overdue_warned_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"outcome" text DEFAULT '' NOT NULL,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certificate" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_requests_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "data_requests_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "data_requests_kind_known" CHECK ("data_requests"."kind" in ('access', 'copy', 'correction', 'withdrawal', 'restriction', 'erasure')),
	CONSTRAINT "data_requests_status_known" CHECK ("data_requests"."status" in ('unconfirmed', 'open', 'fulfilled', 'refused')),
	CONSTRAINT "data_requests_language_known" CHECK ("data_requests"."language" in ('id', 'en'))
);
--> statement-breakpoint
CREATE TABLE "processing_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "processing_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"legal_basis" text DEFAULT '' NOT NULL,
	"data_categories" text DEFAULT '' NOT NULL,
	"recipients" text DEFAULT '' NOT NULL,
	"retention" text DEFAULT '' NOT NULL,
	"safeguards" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "processing_entries_kind_known" CHECK ("processing_entries"."kind" in ('activity', 'processor', 'transfer'))
);
--> statement-breakpoint
CREATE TABLE "restricted_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "notice_version" text;--> statement-breakpoint
CREATE INDEX "data_requests_by_status" ON "data_requests" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "data_requests_by_address" ON "data_requests" USING btree (lower("email"));