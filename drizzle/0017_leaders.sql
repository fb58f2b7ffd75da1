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
CREATE INDEX "leaders_in_order" ON "leaders" USING btree ("board","sort_order","id");--> statement-breakpoint
CREATE INDEX "leaders_by_portrait" ON "leaders" USING btree ("portrait");