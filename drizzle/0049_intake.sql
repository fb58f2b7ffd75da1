-- Written by hand: search finds words with invisible characters (soft hyphens, zero-width spaces, joiners) in them, as
-- foldText in src/domain/search/folding.ts. What enters from now on has none, see src/fields/clean-text.ts.
CREATE OR REPLACE FUNCTION "search_text"(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT regexp_replace(
      lower(regexp_replace(
        normalize(left($1, 60000), NFKD),
        '[\u0300-\u036f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]',
        '', 'g'
      )),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u205e]+', ' ', 'g'
    )
  $$;
--> statement-breakpoint
-- What is stored already: the vectors of rows with such characters are made again.
UPDATE "article_details" SET "title" = "title"
  WHERE "title" || coalesce("excerpt", '') || "content" ~ '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]';
--> statement-breakpoint
UPDATE "assets" SET "name" = "name"
  WHERE "name" || "title" || "alt_text" || "alt_text_en" || "tags" ~ '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]';
--> statement-breakpoint
UPDATE "document_texts" SET "text" = "text"
  WHERE "text" ~ '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]';
--> statement-breakpoint
REINDEX INDEX "contact_messages_words";
--> statement-breakpoint
REINDEX INDEX "mails_words";
--> statement-breakpoint
-- Their writers are answered, and found when they ask for erasure.
UPDATE "contact_messages" SET "email" = regexp_replace("email", '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g')
  WHERE "email" ~ '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]';
--> statement-breakpoint
UPDATE "data_requests" SET "email" = regexp_replace("email", '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g')
  WHERE "email" ~ '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]';
