-- Drizzle generates what its schema describes. Functions, triggers, the extension and columns that only search and lists read are
-- added by hand.

-- Text as search compares it: no case, accents, punctuation or invisible characters (soft hyphens, zero-width spaces, joiners), and
-- no more of it than an index can hold. What is typed is folded likewise by foldText in src/domain/search/folding.ts.
CREATE FUNCTION "search_text"(text) RETURNS text
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
CREATE FUNCTION "search_configuration"(language text) RETURNS regconfig
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE language WHEN 'en' THEN 'pg_catalog.english'::regconfig ELSE 'pg_catalog.indonesian'::regconfig END $$;
--> statement-breakpoint
-- The stored files that a text names.
CREATE FUNCTION "asset_paths"(text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
    FROM regexp_matches($1, '(/assets/[A-Za-z0-9_.-]+)', 'g') AS found
  $$;
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"totp_secret" text,
	"totp_last_step" bigint,
	"language" text DEFAULT 'en' NOT NULL,
	"email" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"last_signed_in_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "accounts_username_unique" UNIQUE("username"),
	CONSTRAINT "accounts_language_known" CHECK ("accounts"."language" in ('id', 'en')),
	CONSTRAINT "accounts_roles_known" CHECK ("accounts"."roles" <@ array['administrator', 'editor', 'writer', 'translator:id', 'translator:en', 'recipient', 'privacy_officer', 'auditor'])
);
--> statement-breakpoint
CREATE TABLE "factor_resets" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"requested_by" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "microsoft_identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "microsoft_identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"address" text NOT NULL,
	"object_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "microsoft_identities_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_filters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_policy" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"second_factor_required" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sign_in_policy_is_one" CHECK ("sign_in_policy"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "activity_chain" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "activity_chain_single_row" CHECK ("activity_chain"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "activity_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer,
	"username" text DEFAULT '' NOT NULL,
	"action_type" text NOT NULL,
	"event" text NOT NULL,
	"args" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'success' NOT NULL,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL,
	"resource_type" text,
	"resource_name" text,
	"resource_id" text,
	"error_message" text,
	"changes" jsonb,
	"position" bigint,
	"salt" text,
	"erased" text,
	"erasures" jsonb,
	"hash" text,
	"seal" text,
	CONSTRAINT "activity_logs_position_unique" UNIQUE("position"),
	CONSTRAINT "activity_logs_action_known" CHECK ("activity_logs"."action_type" in ('login', 'logout', 'upload', 'create', 'update', 'delete', 'other')),
	CONSTRAINT "activity_logs_status_known" CHECK ("activity_logs"."status" in ('success', 'failed', 'partial'))
);
--> statement-breakpoint
CREATE TABLE "article_drafts" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"base_version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_schedules" (
	"article_id" integer NOT NULL,
	"part" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"base_version" integer NOT NULL,
	"account_id" integer NOT NULL,
	"username" text NOT NULL,
	"problem" text,
	CONSTRAINT "draft_schedules_article_id_part_pk" PRIMARY KEY("article_id","part")
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
	-- By hand, as those of assets and documents: what only search reads.
	"search_title" text GENERATED ALWAYS AS (search_text("title")) STORED,
	-- The title's own words besides their stems: what is typed may be the first half of a word, which has no stem yet.
	"search_title_words" tsvector GENERATED ALWAYS AS (
		to_tsvector('pg_catalog.simple', search_text("title")) ||
		to_tsvector(search_configuration("language"), search_text("title"))
	) STORED,
	"search_words" tsvector GENERATED ALWAYS AS (
		setweight(to_tsvector('pg_catalog.simple', search_text("title")), 'A') ||
		setweight(to_tsvector(search_configuration("language"), search_text("title")), 'A') ||
		setweight(to_tsvector(search_configuration("language"), search_text(coalesce("excerpt", ''))), 'B') ||
		to_tsvector(
			search_configuration("language"),
			search_text(regexp_replace("content", '<[^>]*>|&[[:alnum:]#]+;', ' ', 'g'))
		)
	) STORED,
	"content_mark" text,
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
	"unpublish_at" timestamp with time zone,
	-- By hand: the title shown to staff, folded for sorting, the number of languages, and titles and excerpts of all languages in
	-- small letters for the search of lists. Without them a list of 100,000 articles reads all texts, and joins them with the
	-- articles for each word that is common. ILIKE takes ten times as long as LIKE.
	"title_key" text COLLATE "C" DEFAULT '' NOT NULL,
	"language_count" smallint DEFAULT 0 NOT NULL,
	"list_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "articles_seed_key_unique" UNIQUE("seed_key"),
	CONSTRAINT "articles_status_known" CHECK ("articles"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "articles_default_language_known" CHECK ("articles"."default_language" in ('id', 'en'))
);
--> statement-breakpoint
CREATE TABLE "article_link_checks" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"target_id" integer,
	"target_path" text,
	"is_broken" boolean NOT NULL
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
CREATE TABLE "preview_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"version" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"revoked_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"uses" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "preview_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
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
	"search_title" text GENERATED ALWAYS AS (search_text("name" || ' ' || "title")) STORED,
	"search_words" tsvector GENERATED ALWAYS AS (
		setweight(to_tsvector('pg_catalog.simple', search_text("name")), 'A') ||
		setweight(to_tsvector('pg_catalog.simple', search_text("title")), 'B') ||
		setweight(to_tsvector('pg_catalog.indonesian', search_text("title" || ' ' || "alt_text")), 'C') ||
		setweight(to_tsvector('pg_catalog.english', search_text("title" || ' ' || "alt_text_en")), 'C') ||
		to_tsvector('pg_catalog.simple', search_text("tags"))
	) STORED,
	"placeholder" text,
	"version" integer DEFAULT 1 NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "assets_path_unique" UNIQUE("path"),
	CONSTRAINT "assets_seed_key_unique" UNIQUE("seed_key"),
	CONSTRAINT "assets_media_type_known" CHECK ("assets"."media_type" in ('image', 'document', 'video', 'captions'))
);
--> statement-breakpoint
CREATE TABLE "document_texts" (
	"asset_id" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"text" text NOT NULL,
	-- A document may be in either language, or in both.
	"search_words" tsvector GENERATED ALWAYS AS (
		to_tsvector('pg_catalog.indonesian', search_text("text")) || to_tsvector('pg_catalog.english', search_text("text"))
	) STORED
);
--> statement-breakpoint
CREATE TABLE "pending_variants" (
	"path" text PRIMARY KEY NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "baik_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"act" text NOT NULL,
	"recipient_id" integer,
	"case_id" integer,
	"body" text NOT NULL,
	"signature" text NOT NULL,
	"confirmation" text,
	"prepared_list" text,
	"is_notified" boolean DEFAULT false NOT NULL,
	CONSTRAINT "baik_approvals_act_known" CHECK ("baik_approvals"."act" in ('admit', 'remove', 'leave', 'reopen', 'recovery', 'erase'))
);
--> statement-breakpoint
CREATE TABLE "baik_case_keys" (
	"case_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baik_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lookup" text,
	"receipt_key" text,
	"public_key" text,
	"status" text DEFAULT 'received' NOT NULL,
	"reason" text,
	"received_on" date NOT NULL,
	"acknowledged_on" date,
	"answered_on" date,
	"closed_on" date,
	"erase_on" date,
	"erased_on" date,
	"unread_by_recipients" boolean DEFAULT true NOT NULL,
	"unread_by_reporter" boolean DEFAULT false NOT NULL,
	"head" text,
	"is_limited" boolean DEFAULT false NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	CONSTRAINT "baik_cases_lookup_unique" UNIQUE("lookup"),
	CONSTRAINT "baik_cases_status_known" CHECK ("baik_cases"."status" in ('received', 'under_review', 'information_needed', 'closed')),
	CONSTRAINT "baik_cases_reason" CHECK (("baik_cases"."status" = 'closed') = ("baik_cases"."reason" is not null)),
	CONSTRAINT "baik_cases_erased" CHECK (case when "baik_cases"."erased_on" is null then "baik_cases"."lookup" is not null and "baik_cases"."receipt_key" is not null and "baik_cases"."public_key" is not null else "baik_cases"."public_key" is null and "baik_cases"."head" is null end)
);
--> statement-breakpoint
CREATE TABLE "baik_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"author" text NOT NULL,
	"written_on" date NOT NULL,
	"sealed" text NOT NULL,
	"submission_key" text NOT NULL,
	CONSTRAINT "baik_entries_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "baik_entries_author_known" CHECK ("baik_entries"."author" in ('reporter', 'recipient'))
);
--> statement-breakpoint
CREATE TABLE "baik_files" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baik_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baik_notices" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baik_recipient_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_recipient_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"body" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baik_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"public_key" text NOT NULL,
	"wrapped_key" text,
	"passphrase_salt" text,
	"notice_address" text,
	"status" text NOT NULL,
	"added_on" date NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"signing_key" text,
	"sealed_signing_key" text,
	"public_name" text,
	CONSTRAINT "baik_recipients_kind_known" CHECK ("baik_recipients"."kind" in ('passphrase', 'offline', 'recovery')),
	CONSTRAINT "baik_recipients_status_known" CHECK ("baik_recipients"."status" in ('waiting', 'active', 'removed')),
	CONSTRAINT "baik_recipients_wrapped" CHECK (("baik_recipients"."kind" = 'passphrase' and "baik_recipients"."status" <> 'removed') = ("baik_recipients"."wrapped_key" is not null and "baik_recipients"."passphrase_salt" is not null))
);
--> statement-breakpoint
CREATE TABLE "baik_rewrites" (
	"day" date PRIMARY KEY NOT NULL
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
	"assignee_id" integer,
	"notice_version" text,
	CONSTRAINT "contact_messages_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "contact_messages_status_known" CHECK ("contact_messages"."status" in ('new', 'in_progress', 'answered', 'closed', 'spam')),
	CONSTRAINT "contact_messages_language_known" CHECK ("contact_messages"."language" in ('id', 'en'))
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"submission_key" text NOT NULL,
	"text" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"entered_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_replies_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "csp_reports" (
	"day" date NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "csp_reports_day_directive_blocked_pk" PRIMARY KEY("day","directive","blocked")
);
--> statement-breakpoint
CREATE TABLE "leaders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leaders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"board" text NOT NULL,
	"name" text NOT NULL,
	"portrait" text,
	"visible" boolean DEFAULT false NOT NULL,
	"position" text NOT NULL,
	"biography" text DEFAULT '' NOT NULL,
	"position_en" text NOT NULL,
	"biography_en" text DEFAULT '' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seed_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leaders_seed_key_unique" UNIQUE("seed_key"),
	CONSTRAINT "leaders_board_known" CHECK ("leaders"."board" in ('commissioners', 'directors'))
);
--> statement-breakpoint
CREATE TABLE "spent_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"spent_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_counts" (
	"subject" text NOT NULL,
	"period" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "submission_counts_subject_period_pk" PRIMARY KEY("subject","period")
);
--> statement-breakpoint
CREATE TABLE "mail_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mail_id" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "mailbox_pause" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "mailbox_pause_is_one" CHECK ("mailbox_pause"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_message_id" integer,
	"message_id" text NOT NULL,
	"recipients" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reply_to" jsonb,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submission_key" text,
	"author" text,
	"cc" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bcc" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_html" boolean DEFAULT false NOT NULL,
	"references" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"is_confidential" boolean DEFAULT false NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "mails_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "mails_status_known" CHECK ("mails"."status" in ('waiting', 'sending', 'sent', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"file" text,
	"size_in_bytes" bigint,
	"problem" text,
	"proved_at" timestamp with time zone,
	"proof" text,
	"proof_in_seconds" real,
	"proof_problem" text,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sha256" text,
	CONSTRAINT "backups_due_at_unique" UNIQUE("due_at")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "running_days" (
	"day" date PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"first_minute" timestamp with time zone NOT NULL,
	"last_minute" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schema_releases" (
	"migration" bigint PRIMARY KEY NOT NULL,
	"release" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cache_purges" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"due" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"build" text
);
--> statement-breakpoint
CREATE TABLE "page_cache_epoch" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"epoch" bigint DEFAULT 0 NOT NULL,
	"withdrawn" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "page_cache_epoch_single_row" CHECK ("page_cache_epoch"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "data_breaches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_breaches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"discovered_at" timestamp with time zone NOT NULL,
	"revealed" text NOT NULL,
	"cause" text NOT NULL,
	"measures" text NOT NULL,
	"received_from" date,
	"received_to" date,
	"other_addresses" text DEFAULT '' NOT NULL,
	"notified_at" timestamp with time zone,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'unconfirmed' NOT NULL,
	"code_hash" text,
	"notice_version" text,
	"submission_key" text,
	"confirmed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"overdue_warned_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"outcome" text DEFAULT '' NOT NULL,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certificate" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_requests_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "data_requests_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "data_requests_kind_known" CHECK ("data_requests"."kind" in ('access', 'copy', 'correction', 'withdrawal', 'restriction', 'erasure')),
	CONSTRAINT "data_requests_status_known" CHECK ("data_requests"."status" in ('unconfirmed', 'open', 'fulfilled', 'refused')),
	CONSTRAINT "data_requests_language_known" CHECK ("data_requests"."language" in ('id', 'en'))
);
--> statement-breakpoint
CREATE TABLE "processing_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "processing_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"legal_basis" text DEFAULT '' NOT NULL,
	"data_categories" text DEFAULT '' NOT NULL,
	"recipients" text DEFAULT '' NOT NULL,
	"retention" text DEFAULT '' NOT NULL,
	"safeguards" text DEFAULT '' NOT NULL,
	CONSTRAINT "processing_entries_kind_known" CHECK ("processing_entries"."kind" in ('activity', 'processor', 'transfer'))
);
--> statement-breakpoint
CREATE TABLE "restricted_addresses" (
	"email" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trash_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"name" text NOT NULL,
	"path" text,
	"files" text[] NOT NULL,
	"rows" jsonb NOT NULL,
	"deleted_by" text NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_files" (
	"path" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"erased_on" date
);
--> statement-breakpoint
CREATE TABLE "content_erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text,
	"request_id" integer,
	"blocks" integer[] DEFAULT '{}' NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"versions" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_rewrites" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "version_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "version_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"content" text NOT NULL,
	"used_on" date DEFAULT current_date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"noun" text NOT NULL,
	"item_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"cause" text,
	"draft" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"saved_by" text,
	"note" text,
	"restored_from" integer,
	"languages" text[] NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"published_at" timestamp with time zone,
	"file_digest" text,
	"digest" text NOT NULL,
	"blocks" integer[] NOT NULL,
	"erased_on" date,
	CONSTRAINT "versions_noun_item_id_number_pk" PRIMARY KEY("noun","item_id","number"),
	CONSTRAINT "versions_kind_known" CHECK ("versions"."kind" in ('save', 'publish', 'restore', 'import', 'delete')),
	CONSTRAINT "versions_noun_known" CHECK ("versions"."noun" in ('articles', 'assets', 'leaders'))
);
--> statement-breakpoint
CREATE TABLE "unsaved" (
	"account_id" integer NOT NULL,
	"text" text NOT NULL,
	"place" text NOT NULL,
	"base" integer,
	"fields" text NOT NULL,
	"seq" integer NOT NULL,
	"typed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "unsaved_account_id_text_pk" PRIMARY KEY("account_id","text")
);
--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "microsoft_identities" ADD CONSTRAINT "microsoft_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_schedules" ADD CONSTRAINT "draft_schedules_article_id_article_drafts_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article_drafts"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_details" ADD CONSTRAINT "article_details_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_link_checks" ADD CONSTRAINT "article_link_checks_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_links" ADD CONSTRAINT "article_links_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_presence" ADD CONSTRAINT "article_presence_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_presence" ADD CONSTRAINT "article_presence_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_presence" ADD CONSTRAINT "article_presence_session_hash_sessions_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("id_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reviews" ADD CONSTRAINT "article_reviews_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reviews" ADD CONSTRAINT "article_reviews_submitter_id_accounts_id_fk" FOREIGN KEY ("submitter_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reviews" ADD CONSTRAINT "article_reviews_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_approvals" ADD CONSTRAINT "baik_approvals_recipient_id_baik_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."baik_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_approvals" ADD CONSTRAINT "baik_approvals_case_id_baik_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."baik_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_case_keys" ADD CONSTRAINT "baik_case_keys_case_id_baik_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."baik_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_entries" ADD CONSTRAINT "baik_entries_case_id_baik_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."baik_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_files" ADD CONSTRAINT "baik_files_entry_id_baik_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."baik_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_history" ADD CONSTRAINT "baik_history_case_id_baik_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."baik_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baik_recipients" ADD CONSTRAINT "baik_recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_attachments" ADD CONSTRAINT "contact_attachments_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attempts" ADD CONSTRAINT "mail_attempts_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsaved" ADD CONSTRAINT "unsaved_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unsaved_of_place" ON "unsaved" USING btree ("account_id","place");--> statement-breakpoint
CREATE INDEX "unsaved_by_age" ON "unsaved" USING btree ("typed_at");--> statement-breakpoint
CREATE INDEX "microsoft_identities_of_account" ON "microsoft_identities" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "microsoft_identities_by_object" ON "microsoft_identities" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "passkeys_of_account" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_of_account" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_by_name" ON "saved_filters" USING btree ("account_id","list","name");--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_by_age" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_by_age" ON "sign_in_attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "activity_logs_newest" ON "activity_logs" USING btree ("timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_logs_by_user" ON "activity_logs" USING btree ("username","timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_logs_by_user_id" ON "activity_logs" USING btree ("user_id","timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_logs_by_user_and_action" ON "activity_logs" USING btree ("username","action_type","timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_logs_by_action" ON "activity_logs" USING btree ("action_type","timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_logs_by_event" ON "activity_logs" USING btree ("event","timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_logs_by_resource" ON "activity_logs" USING btree ("resource_type","resource_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_logs_by_status" ON "activity_logs" USING btree ("status","timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_logs_with_erasures" ON "activity_logs" USING btree ("id") WHERE "activity_logs"."erasures" is not null;--> statement-breakpoint
CREATE INDEX "draft_schedules_by_moment" ON "draft_schedules" USING btree ("publish_at");--> statement-breakpoint
CREATE UNIQUE INDEX "article_details_once_per_language" ON "article_details" USING btree ("article_id","language");--> statement-breakpoint
CREATE INDEX "articles_newest_of_category" ON "articles" USING btree ("category","status",coalesce(published_at, created_at) desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_newest_of_status" ON "articles" USING btree ("status",coalesce(published_at, created_at) desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_newest_of_topic" ON "articles" USING btree ("topic",coalesce(published_at, created_at) desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_newest_first" ON "articles" USING btree (coalesce(published_at, created_at) desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_drafts" ON "articles" USING btree ("id" DESC NULLS LAST) WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "articles_public" ON "articles" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST,"category","topic","unpublish_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "articles_public_of_category" ON "articles" USING btree ("category","published_at" DESC NULLS LAST,"id" DESC NULLS LAST,"topic","unpublish_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "articles_by_picture" ON "articles" USING btree ("featured_image") WHERE featured_image is not null;--> statement-breakpoint
CREATE INDEX "articles_unpublications" ON "articles" USING btree ("unpublish_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "article_links_of_article" ON "article_links" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_links_broken" ON "article_links" USING btree ("article_id") WHERE is_broken;--> statement-breakpoint
CREATE INDEX "article_presence_by_expiry" ON "article_presence" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "article_presence_of_session" ON "article_presence" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "preview_links_of_article" ON "preview_links" USING btree ("article_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_reviews_of_assignee" ON "article_reviews" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "article_reviews_by_due" ON "article_reviews" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "review_comments_of_article" ON "review_comments" USING btree ("article_id","id");--> statement-breakpoint
CREATE INDEX "assets_of_public_lists" ON "assets" USING btree ("listed","sort_order","id");--> statement-breakpoint
CREATE INDEX "assets_by_place" ON "assets" USING btree ("category","subcategory","sort_order");--> statement-breakpoint
CREATE INDEX "assets_in_order" ON "assets" USING btree ("category","media_type","sort_order","id");--> statement-breakpoint
CREATE INDEX "assets_by_name" ON "assets" USING btree ("name");--> statement-breakpoint
CREATE INDEX "baik_cases_by_status" ON "baik_cases" USING btree ("status","received_on");--> statement-breakpoint
CREATE INDEX "baik_entries_of_case" ON "baik_entries" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "baik_files_of_entry" ON "baik_files" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "baik_history_of_case" ON "baik_history" USING btree ("case_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "baik_recipients_key" ON "baik_recipients" USING btree ("public_key") WHERE "baik_recipients"."status" <> 'removed';--> statement-breakpoint
CREATE UNIQUE INDEX "baik_recipients_account" ON "baik_recipients" USING btree ("account_id") WHERE "baik_recipients"."status" <> 'removed';--> statement-breakpoint
CREATE INDEX "contact_attachments_of_message" ON "contact_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_status" ON "contact_messages" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_of_assignee" ON "contact_messages" USING btree ("assignee_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_address" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin (to_tsvector('simple', search_text("name" || ' ' || "email" || ' ' || coalesce("phone", '') || ' ' || "message")));--> statement-breakpoint
CREATE INDEX "contact_replies_of_message" ON "contact_replies" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "leaders_in_order" ON "leaders" USING btree ("board","sort_order","id");--> statement-breakpoint
CREATE INDEX "leaders_by_portrait" ON "leaders" USING btree ("portrait");--> statement-breakpoint
CREATE INDEX "spent_tokens_by_day" ON "spent_tokens" USING btree ("spent_on");--> statement-breakpoint
CREATE INDEX "submission_counts_by_period" ON "submission_counts" USING btree ("period");--> statement-breakpoint
CREATE INDEX "mail_attempts_newest" ON "mail_attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "mail_attempts_of_mail" ON "mail_attempts" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_by_status" ON "mails" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_of_message" ON "mails" USING btree ("contact_message_id");--> statement-breakpoint
CREATE INDEX "mails_words" ON "mails" USING gin (to_tsvector('simple', search_text("subject" || ' ' || "recipients"::text || ' ' || "cc"::text || ' ' || "bcc"::text)));--> statement-breakpoint
CREATE INDEX "erasures_by_time" ON "erasures" USING btree ("erased_at");--> statement-breakpoint
CREATE INDEX "data_requests_by_status" ON "data_requests" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "data_requests_by_address" ON "data_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "trash_once_per_item" ON "trash" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "trash_by_path" ON "trash" USING btree ("path");--> statement-breakpoint
CREATE INDEX "trash_by_deletion" ON "trash" USING btree ("deleted_at","item_id");--> statement-breakpoint
CREATE INDEX "trash_by_expiry" ON "trash" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "content_erasures_open" ON "content_erasures" USING btree ("id") WHERE "content_erasures"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "content_erasures_of_request" ON "content_erasures" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "version_blocks_by_digest" ON "version_blocks" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "versions_by_moment" ON "versions" USING btree ("noun","saved_at");--> statement-breakpoint
CREATE INDEX "versions_by_file" ON "versions" USING btree ("file_digest") WHERE "versions"."file_digest" is not null;
--> statement-breakpoint
-- By hand from here on.
CREATE FUNCTION "describe_article"(described integer) RETURNS void
  LANGUAGE sql
  AS $$
    UPDATE articles SET (title_key, language_count, list_text) = (
      SELECT
        coalesce((array_agg(lower(left(btrim(title), 200))
          ORDER BY language = articles.default_language DESC, language = 'id' DESC, language)
          FILTER (WHERE btrim(title) <> ''))[1], ''),
        count(*),
        coalesce(lower(string_agg(concat_ws(E' \n ', title, excerpt), E' \n ' ORDER BY language)), '')
      FROM article_details WHERE article_id = articles.id
    )
    WHERE id = described
  $$;
--> statement-breakpoint
CREATE FUNCTION "describe_changed_article"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      IF TG_TABLE_NAME = 'articles' THEN
        PERFORM describe_article(NEW.id);
      ELSE
        PERFORM describe_article(CASE TG_OP WHEN 'DELETE' THEN OLD.article_id ELSE NEW.article_id END);
      END IF;
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
CREATE TRIGGER "describe_article_of_language"
  AFTER INSERT OR DELETE OR UPDATE OF "title", "excerpt", "language" ON "article_details"
  FOR EACH ROW EXECUTE FUNCTION describe_changed_article();
--> statement-breakpoint
CREATE TRIGGER "describe_article_by_default_language"
  AFTER UPDATE OF "default_language" ON "articles"
  FOR EACH ROW EXECUTE FUNCTION describe_changed_article();
--> statement-breakpoint
CREATE INDEX "articles_by_title" ON "articles" USING btree ("title_key", "id");
--> statement-breakpoint
CREATE INDEX "articles_in_one_language" ON "articles"
  USING btree (coalesce(published_at, created_at) DESC NULLS LAST, "id" DESC NULLS LAST)
  WHERE "language_count" = 1 AND "status" <> 'archived';
--> statement-breakpoint
CREATE INDEX "article_details_by_assets" ON "article_details" USING gin (asset_paths("content"));
--> statement-breakpoint
-- One for each language: a row found by its index need not be read once more to see whether it matches.
CREATE INDEX "article_details_by_words_id" ON "article_details" USING gin ("search_words") WHERE "language" = 'id';
--> statement-breakpoint
CREATE INDEX "article_details_by_words_en" ON "article_details" USING gin ("search_words") WHERE "language" = 'en';
--> statement-breakpoint
CREATE INDEX "assets_by_words" ON "assets" USING gin ("search_words");
--> statement-breakpoint
CREATE INDEX "document_texts_by_words" ON "document_texts" USING gin ("search_words");
--> statement-breakpoint
-- The only way to change or remove entries of the activity log: texts are erased, and old entries are removed from its beginning.
CREATE FUNCTION "change_activity_logs"(rewritten jsonb, up_to bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('site.changes_activity_logs', 'yes', true);
  UPDATE "activity_logs" SET
    "username" = new.username, "args" = new.args, "resource_name" = new.resource_name, "error_message" = new.error_message,
    "changes" = new.changes, "salt" = new.salt, "erased" = new.erased
  FROM jsonb_to_recordset(rewritten) AS new(id bigint, username text, args jsonb, resource_name text, error_message text,
    changes jsonb, salt text, erased text)
  WHERE "activity_logs"."id" = new.id;
  DELETE FROM "activity_logs" WHERE "position" <= up_to;
  PERFORM set_config('site.changes_activity_logs', '', true);
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_to_change_activity_logs"() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('site.changes_activity_logs', true) IS DISTINCT FROM 'yes' THEN
    RAISE EXCEPTION 'Entries of the activity log stay as they are: only change_activity_logs erases and removes.';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "activity_logs_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "activity_logs"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_activity_logs"();
--> statement-breakpoint
-- A role that may not make the extension, or a server that lacks it, searches without forgiving misspelt titles, and reads every
-- row to find a part of a word. The log is searched in small letters, which takes a tenth of the time of ILIKE.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "article_details_by_similar_title" ON "article_details" USING gin ("search_title" gin_trgm_ops);
  CREATE INDEX "assets_by_similar_title" ON "assets" USING gin ("search_title" gin_trgm_ops);
  CREATE INDEX "articles_by_part" ON "articles" USING gin ("list_text" gin_trgm_ops);
  CREATE INDEX "assets_by_part" ON "assets" USING gin (
    ("name" || E'\n' || "alt_text" || E'\n' || "alt_text_en" || E'\n' || "tags") gin_trgm_ops
  );
  CREATE INDEX "activity_logs_search" ON "activity_logs"
    USING gin (lower(translate(jsonb_path_query_array("args", '$.*')::text, '[],"', '    ') || coalesce("resource_id", '')
      || ' ' || coalesce("resource_name", '') || ' ' || "username") gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'No indexes of parts of words: %', SQLERRM;
END
$$;
