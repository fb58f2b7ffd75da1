import { sql } from 'drizzle-orm';
import { site } from '../../site.ts';

/** The day of an erasure, in the company's time zone. */
export const erasedToday = sql`(now() at time zone ${site.timeZone})::date`;
