import { type SQL, sql } from 'drizzle-orm';
import { company } from '../../company.ts';
import { articles } from '../../db/schema/index.ts';

/** Articles in one language that are not archived, as an index has them. A trigger keeps the number of languages. */
export const isPartial: SQL = sql`(${articles.status} <> 'archived' and ${articles}.language_count = 1)`;

/** Scheduled for today in the company's time zone. */
export const isScheduledToday: SQL = sql`(${articles.status} = 'published' and ${articles.publishedAt} > now()
  and ${articles.publishedAt} < (date_trunc('day', now() at time zone ${company.timeZone}) + interval '1 day')
    at time zone ${company.timeZone})`;
