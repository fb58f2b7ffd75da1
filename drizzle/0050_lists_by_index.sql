CREATE INDEX "activity_logs_with_erasures" ON "activity_logs" USING btree ("id") WHERE "activity_logs"."erasures" is not null;--> statement-breakpoint
CREATE INDEX "assets_of_public_lists" ON "assets" USING btree ("listed","sort_order","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree (lower("name"),"id");