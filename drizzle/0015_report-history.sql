CREATE TABLE "baik_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baik_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "baik_history" ADD CONSTRAINT "baik_history_case_id_baik_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."baik_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baik_history_of_case" ON "baik_history" USING btree ("case_id","id");