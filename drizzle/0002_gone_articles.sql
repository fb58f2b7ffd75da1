CREATE TABLE "gone_articles" (
	"article_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- What was deleted before, as its versions have it.
INSERT INTO "gone_articles" ("article_id")
SELECT DISTINCT "item_id" FROM "versions"
WHERE "noun" = 'articles' AND NOT "draft" AND "kind" <> 'delete' AND "category" = 'news' AND "status" = 'published'
  AND "published_at" < coalesce("ended_at", now())
  AND NOT EXISTS (SELECT FROM "articles" WHERE "articles"."id" = "versions"."item_id");
