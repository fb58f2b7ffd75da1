CREATE TABLE "activity_chain" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "activity_chain_single_row" CHECK ("activity_chain"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "activity_logs" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "activity_logs" ADD COLUMN "salt" text;--> statement-breakpoint
ALTER TABLE "activity_logs" ADD COLUMN "erased" text;--> statement-breakpoint
ALTER TABLE "activity_logs" ADD COLUMN "erasures" jsonb;--> statement-breakpoint
ALTER TABLE "activity_logs" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "activity_logs" ADD COLUMN "seal" text;--> statement-breakpoint
ALTER TABLE "activity_logs" ADD CONSTRAINT "activity_logs_position_unique" UNIQUE("position");