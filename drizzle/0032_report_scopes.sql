ALTER TABLE "baik_cases" ADD COLUMN "is_limited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "baik_cases" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "baik_recipients" ADD COLUMN "public_name" text;--> statement-breakpoint
ALTER TABLE "baik_recipients" ADD COLUMN "public_group" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;