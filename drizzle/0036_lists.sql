CREATE TABLE "saved_filters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_filters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "articles_newest";--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_by_name" ON "saved_filters" USING btree ("account_id","list","name");--> statement-breakpoint
CREATE INDEX "activity_logs_by_user_id" ON "activity_logs" USING btree ("user_id","timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_newest_of_category" ON "articles" USING btree ("category","status",coalesce(published_at, created_at) desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_newest_of_status" ON "articles" USING btree ("status",coalesce(published_at, created_at) desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_newest_first" ON "articles" USING btree (coalesce(published_at, created_at) desc nulls last,"id" DESC NULLS LAST);
--> statement-breakpoint
-- Written by hand from here on: columns that only lists read. The title shown to staff, folded for sorting, and the number
-- of languages; without them a list of 100,000 articles reads all texts.
ALTER TABLE "articles"
  ADD COLUMN "title_key" text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "language_count" smallint NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE FUNCTION "describe_article"(described integer) RETURNS void
  LANGUAGE sql
  AS $$
    UPDATE articles SET (title_key, language_count) = (
      SELECT
        coalesce((array_agg(lower(left(btrim(title), 200))
          ORDER BY language = articles.default_language DESC, language = 'id' DESC, language)
          FILTER (WHERE btrim(title) <> ''))[1], ''),
        count(*)
      FROM article_details WHERE article_id = articles.id
    )
    WHERE id = described
  $$;
--> statement-breakpoint
CREATE FUNCTION "describe_changed_article"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      IF TG_TABLE_NAME = 'articles' THEN
        PERFORM describe_article(NEW.id);
      ELSE
        PERFORM describe_article(CASE TG_OP WHEN 'DELETE' THEN OLD.article_id ELSE NEW.article_id END);
      END IF;
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
-- Before the triggers, which would describe each article once per language.
UPDATE articles SET (title_key, language_count) = (
  SELECT
    coalesce((array_agg(lower(left(btrim(title), 200))
      ORDER BY language = articles.default_language DESC, language = 'id' DESC, language)
      FILTER (WHERE btrim(title) <> ''))[1], ''),
    count(*)
  FROM article_details WHERE article_id = articles.id
);
--> statement-breakpoint
CREATE TRIGGER "describe_article_of_language"
  AFTER INSERT OR DELETE OR UPDATE OF "title", "language" ON "article_details"
  FOR EACH ROW EXECUTE FUNCTION describe_changed_article();
--> statement-breakpoint
CREATE TRIGGER "describe_article_by_default_language"
  AFTER UPDATE OF "default_language" ON "articles"
  FOR EACH ROW EXECUTE FUNCTION describe_changed_article();
--> statement-breakpoint
CREATE INDEX "articles_by_title" ON "articles" USING btree ("title_key", "id");
--> statement-breakpoint
CREATE INDEX "articles_in_one_language" ON "articles"
  USING btree (coalesce(published_at, created_at) DESC NULLS LAST, "id" DESC NULLS LAST)
  WHERE "language_count" = 1 AND "status" <> 'archived';
