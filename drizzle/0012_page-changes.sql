CREATE TABLE "cache_purges" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"due" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_changes" (
	"epoch" bigint PRIMARY KEY NOT NULL,
	"tags" jsonb NOT NULL,
	"withdrawn" boolean NOT NULL
);
