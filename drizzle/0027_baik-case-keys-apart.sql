INSERT INTO "baik_case_keys" ("case_id", "sealed") SELECT "id", "wrapped_key" FROM "baik_cases" WHERE "wrapped_key" IS NOT NULL;--> statement-breakpoint
INSERT INTO "baik_rewrites" ("day") VALUES (current_date);--> statement-breakpoint
ALTER TABLE "baik_cases" DROP COLUMN "wrapped_key";
