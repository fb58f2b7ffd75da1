-- Written by hand: staff look for a part of a title or excerpt, which only trigrams find without reading every row.
-- A role that may not make the extension, or a server that lacks it, reads every row.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "article_details_by_part" ON "article_details" USING gin ("title" gin_trgm_ops, "excerpt" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'No index of parts of titles: %', SQLERRM;
END
$$;
