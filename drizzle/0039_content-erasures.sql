CREATE TABLE "content_erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text,
	"request_id" integer,
	"blocks" integer[] DEFAULT '{}' NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"versions" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_rewrites" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_erasures_open" ON "content_erasures" USING btree ("id") WHERE "content_erasures"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "content_erasures_of_request" ON "content_erasures" USING btree ("request_id");