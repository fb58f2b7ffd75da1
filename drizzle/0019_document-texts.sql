CREATE TABLE "document_texts" (
	"asset_id" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Written by hand, like the vectors of articles and assets: the Drizzle schema does not carry what only search reads.
-- A document may be in either language, or in both.
ALTER TABLE "document_texts" ADD COLUMN "search_words" tsvector GENERATED ALWAYS AS (
  to_tsvector('pg_catalog.indonesian', search_text("text")) || to_tsvector('pg_catalog.english', search_text("text"))
) STORED;
--> statement-breakpoint
CREATE INDEX "document_texts_by_words" ON "document_texts" USING gin ("search_words");
