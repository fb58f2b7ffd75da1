import { type SQL, sql } from 'drizzle-orm';
import { assets } from '../../db/schema/index.ts';

/** A picture of which nobody has said in both languages what it shows, nor that there is nothing to say. */
export const lacksAltText: SQL = sql`(${assets.mediaType} = 'image' and not ${assets.decorative}
  and (${assets.altText} = '' or ${assets.altTextEn} = ''))`;
