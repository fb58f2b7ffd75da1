CREATE TABLE "article_drafts" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"version" integer NOT NULL,
	"saved_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_schedules" (
	"article_id" integer NOT NULL,
	"part" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"account_id" integer NOT NULL,
	"username" text NOT NULL,
	"problem" text,
	CONSTRAINT "draft_schedules_article_id_part_pk" PRIMARY KEY("article_id","part")
);
--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_schedules" ADD CONSTRAINT "draft_schedules_article_id_article_drafts_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article_drafts"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_schedules_by_moment" ON "draft_schedules" USING btree ("publish_at");