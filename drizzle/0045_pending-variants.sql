CREATE TABLE "pending_variants" (
	"path" text PRIMARY KEY NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone
);
