ALTER TABLE "articles" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "articles_publications" ON "articles" USING btree ("published_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "articles_unpublications" ON "articles" USING btree ("unpublish_at") WHERE status = 'published';