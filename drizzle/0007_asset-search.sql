-- Written by hand: a role that may not make the extension searches assets without this index.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "assets_by_part" ON "assets" USING gin (
    ("name" || E'\n' || "alt_text" || E'\n' || "alt_text_en" || E'\n' || "tags") gin_trgm_ops
  );
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'No index of parts of words: %', SQLERRM;
END
$$;
