CREATE TABLE "baik_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lookup" text,
	"receipt_salt" text,
	"receipt_key" text,
	"public_key" text,
	"wrapped_key" text,
	"status" text DEFAULT 'received' NOT NULL,
	"reason" text,
	"received_on" date NOT NULL,
	"acknowledged_on" date,
	"answered_on" date,
	"closed_on" date,
	"erase_on" date,
	"erased_on" date,
	"unread_by_recipients" boolean DEFAULT true NOT NULL,
	"unread_by_reporter" boolean DEFAULT false NOT NULL,
	CONSTRAINT "baik_cases_lookup_unique" UNIQUE("lookup"),
	CONSTRAINT "baik_cases_status_known" CHECK ("baik_cases"."status" in ('received', 'under_review', 'information_needed', 'closed')),
	CONSTRAINT "baik_cases_reason" CHECK (("baik_cases"."status" = 'closed') = ("baik_cases"."reason" is not null)),
	CONSTRAINT "baik_cases_erased" CHECK (("baik_cases"."erased_on" is null) = ("baik_cases"."lookup" is not null and "baik_cases"."receipt_salt" is not null and "baik_cases"."receipt_key" is not null and "baik_cases"."public_key" is not null and "baik_cases"."wrapped_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "baik_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"author" text NOT NULL,
	"written_on" date NOT NULL,
	"sealed" text NOT NULL,
	"submission_key" text NOT NULL,
	CONSTRAINT "baik_entries_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "baik_entries_author_known" CHECK ("baik_entries"."author" in ('reporter', 'recipient'))
);
--> statement-breakpoint
CREATE TABLE "baik_files" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baik_handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"made_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baik_notices" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baik_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"public_key" text NOT NULL,
	"wrapped_key" text,
	"passphrase_salt" text,
	"notice_address" text,
	"status" text NOT NULL,
	"added_on" date NOT NULL,
	"removed_on" date,
	CONSTRAINT "baik_recipients_kind_known" CHECK ("baik_recipients"."kind" in ('passphrase', 'offline', 'recovery')),
	CONSTRAINT "baik_recipients_status_known" CHECK ("baik_recipients"."status" in ('waiting', 'active', 'removed')),
	CONSTRAINT "baik_recipients_wrapped" CHECK (("baik_recipients"."kind" = 'passphrase' and "baik_recipients"."status" <> 'removed') = ("baik_recipients"."wrapped_key" is not null and "baik_recipients"."passphrase_salt" is not null))
);
--> statement-breakpoint
ALTER TABLE "baik_entries" ADD CONSTRAINT "baik_entries_case_id_baik_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."baik_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_files" ADD CONSTRAINT "baik_files_entry_id_baik_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."baik_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_recipients" ADD CONSTRAINT "baik_recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baik_cases_by_status" ON "baik_cases" USING btree ("status","received_on");--> statement-breakpoint
CREATE INDEX "baik_entries_of_case" ON "baik_entries" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "baik_files_of_entry" ON "baik_files" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "baik_recipients_key" ON "baik_recipients" USING btree ("public_key") WHERE "baik_recipients"."status" <> 'removed';--> statement-breakpoint
CREATE UNIQUE INDEX "baik_recipients_account" ON "baik_recipients" USING btree ("account_id") WHERE "baik_recipients"."status" <> 'removed';