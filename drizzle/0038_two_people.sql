CREATE TABLE "baik_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"act" text NOT NULL,
	"recipient_id" integer,
	"case_id" integer,
	"body" text NOT NULL,
	"signature" text NOT NULL,
	"confirmation" text,
	"prepared_list" text,
	"is_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "baik_requests_act_known" CHECK ("baik_requests"."act" in ('admit', 'remove', 'leave', 'reopen', 'recovery', 'erase'))
);
--> statement-breakpoint
ALTER TABLE "baik_cases" DROP CONSTRAINT "baik_cases_erased";--> statement-breakpoint
ALTER TABLE "baik_requests" ADD CONSTRAINT "baik_requests_recipient_id_baik_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."baik_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_requests" ADD CONSTRAINT "baik_requests_case_id_baik_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."baik_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_cases" ADD CONSTRAINT "baik_cases_erased" CHECK (case when "baik_cases"."erased_on" is null then "baik_cases"."lookup" is not null and "baik_cases"."receipt_salt" is not null and "baik_cases"."receipt_key" is not null and "baik_cases"."public_key" is not null else "baik_cases"."public_key" is null and "baik_cases"."head" is null end);