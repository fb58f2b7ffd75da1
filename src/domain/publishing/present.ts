import { sql } from 'drizzle-orm';

/** Setting of a transaction that reads the site as of another moment (see domain/moments). */
export const momentSetting = 'site.moment';

/** The moment that public content is read for: the present, or that of the transaction. */
export const present = sql.raw(`coalesce(nullif(current_setting('${momentSetting}', true), '')::timestamptz, now())`);
