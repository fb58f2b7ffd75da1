import { type SQL, sql } from 'drizzle-orm';
import { articleDetails, articles } from '../../db/schema/index.ts';
import { site } from '../../site.ts';

/** Articles in one language that are not archived. */
export const isPartial: SQL = sql`(${articles.status} <> 'archived'
  and ${articles.id} in (select article_id from ${articleDetails} group by article_id having count(*) = 1))`;

/** Scheduled for today in the company's time zone. */
export const isScheduledToday: SQL = sql`(${articles.status} = 'published' and ${articles.publishedAt} > now()
  and ${articles.publishedAt} < (date_trunc('day', now() at time zone ${site.timeZone}) + interval '1 day')
    at time zone ${site.timeZone})`;
