CREATE TABLE "baik_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"act" text NOT NULL,
	"recipient_id" integer,
	"case_id" integer,
	"body" text NOT NULL,
	"signature" text NOT NULL,
	"confirmation" text,
	"prepared_list" text,
	"is_notified" boolean DEFAULT false NOT NULL,
	CONSTRAINT "baik_approvals_act_known" CHECK ("baik_approvals"."act" in ('admit', 'remove', 'leave', 'reopen', 'recovery', 'erase'))
);
--> statement-breakpoint
DROP TABLE "baik_requests" CASCADE;--> statement-breakpoint
ALTER TABLE "baik_approvals" ADD CONSTRAINT "baik_approvals_recipient_id_baik_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."baik_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_approvals" ADD CONSTRAINT "baik_approvals_case_id_baik_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."baik_cases"("id") ON DELETE cascade ON UPDATE no action;