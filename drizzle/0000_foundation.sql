CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer,
	"username" text DEFAULT '' NOT NULL,
	"action_type" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'success' NOT NULL,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL,
	"resource_type" text,
	"resource_name" text,
	"resource_id" text,
	"error_message" text,
	"changes" jsonb,
	CONSTRAINT "activity_logs_action_known" CHECK ("activity_logs"."action_type" in ('login', 'logout', 'upload', 'create', 'update', 'delete', 'other')),
	CONSTRAINT "activity_logs_status_known" CHECK ("activity_logs"."status" in ('success', 'failed', 'partial'))
);
--> statement-breakpoint
CREATE TABLE "article_details" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_details_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"excerpt" text,
	"meta_description" text,
	"properties" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_details_language_known" CHECK ("article_details"."language" in ('id', 'en'))
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"topic" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"featured_image" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"default_language" text DEFAULT 'id' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seed_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_seed_key_unique" UNIQUE("seed_key"),
	CONSTRAINT "articles_status_known" CHECK ("articles"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "articles_default_language_known" CHECK ("articles"."default_language" in ('id', 'en'))
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"path" text NOT NULL,
	"alt_text" text DEFAULT '' NOT NULL,
	"alt_text_en" text DEFAULT '' NOT NULL,
	"decorative" boolean DEFAULT false NOT NULL,
	"category" text NOT NULL,
	"subcategory" text,
	"media_type" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"tags" text DEFAULT '' NOT NULL,
	"filename" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"width" integer,
	"height" integer,
	"size" bigint,
	"pages" integer,
	"seed_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assets_path_unique" UNIQUE("path"),
	CONSTRAINT "assets_seed_key_unique" UNIQUE("seed_key"),
	CONSTRAINT "assets_media_type_known" CHECK ("assets"."media_type" in ('image', 'document', 'video'))
);
--> statement-breakpoint
CREATE TABLE "contact_attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"filename" text NOT NULL,
	"stored_as" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	CONSTRAINT "contact_attachments_stored_as_unique" UNIQUE("stored_as")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_key" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "contact_messages_status_known" CHECK ("contact_messages"."status" in ('new', 'in_progress', 'answered', 'closed', 'spam')),
	CONSTRAINT "contact_messages_language_known" CHECK ("contact_messages"."language" in ('id', 'en'))
);
--> statement-breakpoint
CREATE TABLE "page_cache_epoch" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"epoch" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "page_cache_epoch_single_row" CHECK ("page_cache_epoch"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_details" ADD CONSTRAINT "article_details_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_attachments" ADD CONSTRAINT "contact_attachments_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "activity_logs_newest" ON "activity_logs" USING btree ("timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "article_details_once_per_language" ON "article_details" USING btree ("article_id","language");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("category","status",coalesce(published_at, created_at) desc,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assets_by_place" ON "assets" USING btree ("category","subcategory","sort_order");--> statement-breakpoint
CREATE INDEX "assets_by_name" ON "assets" USING btree ("name");--> statement-breakpoint
CREATE INDEX "contact_messages_by_status" ON "contact_messages" USING btree ("status","created_at" DESC NULLS LAST);