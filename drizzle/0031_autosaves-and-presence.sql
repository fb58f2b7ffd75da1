CREATE TABLE "article_autosaves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_autosaves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"article_id" integer,
	"key" text NOT NULL,
	"revision" integer NOT NULL,
	"base_version" integer,
	"content" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_presence" (
	"article_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"window" text NOT NULL,
	"session_hash" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_presence_article_id_account_id_window_pk" PRIMARY KEY("article_id","account_id","window")
);
--> statement-breakpoint
ALTER TABLE "article_autosaves" ADD CONSTRAINT "article_autosaves_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_autosaves" ADD CONSTRAINT "article_autosaves_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_presence" ADD CONSTRAINT "article_presence_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_presence" ADD CONSTRAINT "article_presence_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_presence" ADD CONSTRAINT "article_presence_session_hash_sessions_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("id_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_autosaves_by_key" ON "article_autosaves" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "article_autosaves_of_article" ON "article_autosaves" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_autosaves_by_age" ON "article_autosaves" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "article_presence_by_expiry" ON "article_presence" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "article_presence_of_session" ON "article_presence" USING btree ("session_hash");