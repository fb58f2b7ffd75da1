-- Written by hand: Drizzle does not describe functions, extensions and the generated columns that only search reads.

-- Text as search compares it: no case, accents or punctuation, and no more of it than an index can hold.
-- What is typed is folded likewise by foldText in src/domain/search/folding.ts.
CREATE FUNCTION "search_text"(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT regexp_replace(
      lower(regexp_replace(normalize(left($1, 60000), NFKD), '[\u0300-\u036f]', '', 'g')),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u205e]+', ' ', 'g'
    )
  $$;
--> statement-breakpoint
CREATE FUNCTION "search_configuration"(language text) RETURNS regconfig
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE language WHEN 'en' THEN 'pg_catalog.english'::regconfig ELSE 'pg_catalog.indonesian'::regconfig END $$;
--> statement-breakpoint
-- The title's own words besides their stems: what is typed may be the first half of a word, which has no stem yet.
ALTER TABLE "article_details"
  ADD COLUMN "search_title" text GENERATED ALWAYS AS (search_text("title")) STORED,
  ADD COLUMN "search_title_words" tsvector GENERATED ALWAYS AS (
    to_tsvector('pg_catalog.simple', search_text("title")) ||
    to_tsvector(search_configuration("language"), search_text("title"))
  ) STORED,
  ADD COLUMN "search_words" tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('pg_catalog.simple', search_text("title")), 'A') ||
    setweight(to_tsvector(search_configuration("language"), search_text("title")), 'A') ||
    setweight(to_tsvector(search_configuration("language"), search_text(coalesce("excerpt", ''))), 'B') ||
    to_tsvector(
      search_configuration("language"),
      search_text(regexp_replace("content", '<[^>]*>|&[[:alnum:]#]+;', ' ', 'g'))
    )
  ) STORED;
--> statement-breakpoint
-- One for each language: a row found by its index need not be read once more to see whether it matches.
CREATE INDEX "article_details_by_words_id" ON "article_details" USING gin ("search_words") WHERE "language" = 'id';
--> statement-breakpoint
CREATE INDEX "article_details_by_words_en" ON "article_details" USING gin ("search_words") WHERE "language" = 'en';
--> statement-breakpoint
ALTER TABLE "assets"
  ADD COLUMN "search_title" text GENERATED ALWAYS AS (search_text("name" || ' ' || "title")) STORED,
  ADD COLUMN "search_words" tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('pg_catalog.simple', search_text("name")), 'A') ||
    setweight(to_tsvector('pg_catalog.simple', search_text("title")), 'B') ||
    setweight(to_tsvector('pg_catalog.indonesian', search_text("title" || ' ' || "alt_text")), 'C') ||
    setweight(to_tsvector('pg_catalog.english', search_text("title" || ' ' || "alt_text_en")), 'C') ||
    to_tsvector('pg_catalog.simple', search_text("tags"))
  ) STORED;
--> statement-breakpoint
CREATE INDEX "assets_by_words" ON "assets" USING gin ("search_words");
--> statement-breakpoint
-- A role that may not make the extension, or a server that lacks it, searches without forgiving misspelt titles.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "article_details_by_similar_title" ON "article_details" USING gin ("search_title" gin_trgm_ops);
  CREATE INDEX "assets_by_similar_title" ON "assets" USING gin ("search_title" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'No index of similar titles: %', SQLERRM;
END
$$;
