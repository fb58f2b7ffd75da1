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
CREATE UNIQUE INDEX "trash_once_per_item" ON "trash" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "trash_by_path" ON "trash" USING btree ("path");--> statement-breakpoint
CREATE INDEX "trash_by_deletion" ON "trash" USING btree ("deleted_at","item_id");--> statement-breakpoint
CREATE INDEX "trash_by_expiry" ON "trash" USING btree ("expires_at");