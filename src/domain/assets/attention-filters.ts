import { type SQL, sql } from 'drizzle-orm';
import { assets } from '../../db/schema/index.ts';

/** A picture without alternative text in both languages that is not marked as decorative. */
export const lacksAltText: SQL = sql`(${assets.mediaType} = 'image' and not ${assets.decorative}
  and (${assets.altText} = '' or ${assets.altTextEn} = ''))`;
