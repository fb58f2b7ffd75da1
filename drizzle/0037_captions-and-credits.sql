ALTER TABLE "assets" DROP CONSTRAINT "assets_media_type_known";--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "credit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_media_type_known" CHECK ("assets"."media_type" in ('image', 'document', 'video', 'captions'));