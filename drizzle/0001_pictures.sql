ALTER TABLE "assets" ADD COLUMN "focal_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "focal_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "sent_sha256" text;--> statement-breakpoint
CREATE INDEX "assets_by_sent_file" ON "assets" USING btree ("sent_sha256");