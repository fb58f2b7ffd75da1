import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { trash } from '../../db/schema/index.ts';
import { fileOf } from './picture-files.ts';

/** Names of variants: that of the picture, a width or "social", and another type. */
const variantPattern = /^([\w-]+-[0-9a-f]{16}-\d{1,5}x\d{1,5})-(?:\d{1,5}|social)\.\w+$/;

/** Whether the asset of a public file, such as `assets/a-320.avif`, is in the trash. */
export async function isWithdrawn(db: Db, name: string): Promise<boolean> {
  const file = fileOf(name);
  const picture = variantPattern.exec(file)?.[1];
  const isOfFile = picture
    ? sql`starts_with(${trash.path}, ${`/assets/${picture}.`})`
    : eq(trash.path, `/assets/${file}`);
  return (await db.$count(trash, isOfFile)) > 0;
}
