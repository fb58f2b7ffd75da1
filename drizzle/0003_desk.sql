ALTER TABLE "articles" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "review_comments" ADD COLUMN "thread_id" integer;--> statement-breakpoint
ALTER TABLE "review_comments" ADD COLUMN "mentions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_thread_id_review_comments_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."review_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_newest_of_creator" ON "articles" USING btree ("created_by",coalesce(published_at, created_at) desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_newest_of_author" ON "articles" USING btree (lower(author),coalesce(published_at, created_at) desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_comments_of_thread" ON "review_comments" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "review_comments_open" ON "review_comments" USING btree ("article_id") WHERE resolved_at is null and thread_id is null;--> statement-breakpoint
-- Who saved the first version.
UPDATE "articles" SET "created_by" = "versions"."saved_by" FROM "versions"
  WHERE "versions"."noun" = 'articles' AND "versions"."item_id" = "articles"."id" AND "versions"."number" = 1 AND "versions"."kind" = 'save';
