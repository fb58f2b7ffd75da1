ALTER TABLE "baik_cases" DROP CONSTRAINT "baik_cases_erased";--> statement-breakpoint
ALTER TABLE "baik_cases" DROP COLUMN "receipt_salt";--> statement-breakpoint
ALTER TABLE "baik_recipients" DROP COLUMN "public_group";--> statement-breakpoint
ALTER TABLE "baik_cases" ADD CONSTRAINT "baik_cases_erased" CHECK (case when "baik_cases"."erased_on" is null then "baik_cases"."lookup" is not null and "baik_cases"."receipt_key" is not null and "baik_cases"."public_key" is not null else "baik_cases"."public_key" is null and "baik_cases"."head" is null end);