CREATE TABLE "article_reviews" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"text_version" integer NOT NULL,
	"submitter_id" integer,
	"submitted_by" text NOT NULL,
	"decided_by" text,
	"assignee_id" integer,
	"due_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_reviews_status_known" CHECK ("article_reviews"."status" in ('waiting', 'changes_requested', 'approved'))
);
--> statement-breakpoint
CREATE TABLE "review_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"language" text NOT NULL,
	"block_id" text,
	"quote" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"body" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_by" text,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "review_comments_language_known" CHECK ("review_comments"."language" in ('id', 'en'))
);
--> statement-breakpoint
ALTER TABLE "article_reviews" ADD CONSTRAINT "article_reviews_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reviews" ADD CONSTRAINT "article_reviews_submitter_id_accounts_id_fk" FOREIGN KEY ("submitter_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reviews" ADD CONSTRAINT "article_reviews_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_reviews_of_assignee" ON "article_reviews" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "article_reviews_by_due" ON "article_reviews" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "review_comments_of_article" ON "review_comments" USING btree ("article_id","id");