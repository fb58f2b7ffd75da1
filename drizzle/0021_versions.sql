CREATE TABLE "asset_files" (
	"path" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"erased_on" date
);
--> statement-breakpoint
CREATE TABLE "version_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "version_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"content" text NOT NULL,
	"used_on" date DEFAULT current_date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"noun" text NOT NULL,
	"item_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"cause" text,
	"draft" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"saved_by" text,
	"note" text,
	"restored_from" integer,
	"item_version" integer NOT NULL,
	"languages" text[] NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"published_at" timestamp with time zone,
	"file_digest" text,
	"digest" text NOT NULL,
	"blocks" integer[] NOT NULL,
	"erased_on" date,
	CONSTRAINT "versions_noun_item_id_number_pk" PRIMARY KEY("noun","item_id","number"),
	CONSTRAINT "versions_kind_known" CHECK ("versions"."kind" in ('save', 'publish', 'restore', 'import', 'delete')),
	CONSTRAINT "versions_noun_known" CHECK ("versions"."noun" in ('articles', 'assets', 'leaders'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "version_blocks_by_digest" ON "version_blocks" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "versions_by_moment" ON "versions" USING btree ("noun","saved_at");--> statement-breakpoint
CREATE INDEX "versions_by_file" ON "versions" USING btree ("file_digest") WHERE "versions"."file_digest" is not null;