ALTER TABLE "assets" ADD COLUMN "placeholder" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "assets_in_order" ON "assets" USING btree ("category","media_type","sort_order","id");