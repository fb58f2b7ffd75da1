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
CREATE INDEX "spent_tokens_by_day" ON "spent_tokens" USING btree ("spent_on");--> statement-breakpoint
CREATE INDEX "submission_counts_by_period" ON "submission_counts" USING btree ("period");