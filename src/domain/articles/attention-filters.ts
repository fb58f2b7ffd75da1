import { type SQL, sql } from 'drizzle-orm';
import { articleDetails, articles } from '../../db/schema/index.ts';
import { site } from '../../site.ts';

/** Written in one language only, and not put away. */
export const isPartial: SQL = sql`(${articles.status} <> 'archived'
  and (select count(*) from ${articleDetails} where ${articleDetails.articleId} = ${articles.id}) = 1)`;

/** Comes out by itself before midnight on the company's clock. */
export const isScheduledToday: SQL = sql`(${articles.status} = 'published' and ${articles.publishedAt} > now()
  and ${articles.publishedAt} < (date_trunc('day', now() at time zone ${site.timeZone}) + interval '1 day')
    at time zone ${site.timeZone})`;
