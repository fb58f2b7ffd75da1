ALTER TABLE "cache_purges" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cache_purges" ADD COLUMN "build" text;