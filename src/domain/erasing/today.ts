import { sql } from 'drizzle-orm';
import { company } from '../../company.ts';

/** The day of an erasure, in the company's time zone. */
export const erasedToday = sql`(now() at time zone ${company.timeZone})::date`;
