-- Written by hand: Drizzle does not describe functions.

-- The stored files that a text names.
CREATE FUNCTION "asset_paths"(text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
    FROM regexp_matches($1, '(/assets/[A-Za-z0-9_.-]+)', 'g') AS found
  $$;
--> statement-breakpoint
CREATE INDEX "article_details_by_assets" ON "article_details" USING gin (asset_paths("content"));
