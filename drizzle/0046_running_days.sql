CREATE TABLE "running_days" (
	"day" date PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"first_minute" timestamp with time zone NOT NULL,
	"last_minute" timestamp with time zone NOT NULL
);
