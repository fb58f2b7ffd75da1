import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { assetFiles } from '../../db/schema/index.ts';

/** The digest under which a file that is not published any more is kept, by its name or by that of one of its variants. */
export async function digestOfKept(db: Db, name: string): Promise<string | undefined> {
  const [main = ''] = name.replace(/-(?:\d{1,5}|social)\.\w{1,5}$/, '.').split(/(?<=\.)(?=\w{1,5}$)/);
  const { path, sha256 } = assetFiles;
  const [found] = await db
    .select({ sha256 })
    .from(assetFiles)
    .where(sql`${path} = ${`/assets/${name}`} or starts_with(${path}, ${`/assets/${main}`})`)
    .orderBy(sql`${path} <> ${`/assets/${name}`}`)
    .limit(1);
  return found?.sha256;
}
