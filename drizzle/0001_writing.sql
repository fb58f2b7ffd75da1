CREATE TABLE "gone_articles" (
	"article_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missed_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "missed_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "missed_addresses_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"target" text NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_path_unique" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "review_comments" ADD COLUMN "thread_id" integer;--> statement-breakpoint
ALTER TABLE "review_comments" ADD COLUMN "mentions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "focal_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "focal_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "zoom" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "sent_sha256" text;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "approved_by" text;--> statement-breakpoint
CREATE INDEX "missed_addresses_by_moment" ON "missed_addresses" USING btree ("last_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_thread_id_review_comments_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."review_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_newest_of_creator" ON "articles" USING btree ("created_by",coalesce(published_at, created_at) desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_newest_of_author" ON "articles" USING btree (lower(author),coalesce(published_at, created_at) desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_comments_of_thread" ON "review_comments" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "review_comments_open" ON "review_comments" USING btree ("article_id") WHERE resolved_at is null and thread_id is null;--> statement-breakpoint
CREATE INDEX "assets_by_sent_file" ON "assets" USING btree ("sent_sha256");--> statement-breakpoint
-- What was deleted before, as its versions have it.
INSERT INTO "gone_articles" ("article_id")
SELECT DISTINCT "item_id" FROM "versions"
WHERE "noun" = 'articles' AND NOT "draft" AND "kind" <> 'delete' AND "category" = 'news' AND "status" = 'published'
  AND "published_at" < coalesce("ended_at", now())
  AND NOT EXISTS (SELECT FROM "articles" WHERE "articles"."id" = "versions"."item_id");--> statement-breakpoint
-- Who saved the first version.
UPDATE "articles" SET "created_by" = "versions"."saved_by" FROM "versions"
  WHERE "versions"."noun" = 'articles' AND "versions"."item_id" = "articles"."id" AND "versions"."number" = 1 AND "versions"."kind" = 'save';
