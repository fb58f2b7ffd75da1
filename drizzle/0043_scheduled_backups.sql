ALTER TABLE "backups" ADD COLUMN "alive_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "sha256" text;