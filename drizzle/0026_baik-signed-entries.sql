CREATE TABLE "baik_case_keys" (
	"case_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baik_recipient_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_recipient_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"body" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baik_rewrites" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "baik_cases" DROP CONSTRAINT "baik_cases_erased";--> statement-breakpoint
ALTER TABLE "baik_cases" ADD COLUMN "head" text;--> statement-breakpoint
ALTER TABLE "baik_recipients" ADD COLUMN "signing_key" text;--> statement-breakpoint
ALTER TABLE "baik_recipients" ADD COLUMN "sealed_signing_key" text;--> statement-breakpoint
ALTER TABLE "baik_case_keys" ADD CONSTRAINT "baik_case_keys_case_id_baik_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."baik_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_cases" ADD CONSTRAINT "baik_cases_erased" CHECK (("baik_cases"."erased_on" is null) = ("baik_cases"."lookup" is not null and "baik_cases"."receipt_salt" is not null and "baik_cases"."receipt_key" is not null and "baik_cases"."public_key" is not null));