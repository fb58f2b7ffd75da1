import { sql } from 'drizzle-orm';
import { entryToDigest, textsToDigest } from '../../../src/chain/entry.ts';
import type { Db } from '../../../src/db/client.ts';
import { activityLogs } from '../../../src/db/schema/index.ts';
import { chainedEntry, digest } from '../../../src/domain/activity/chain.ts';

/** A statement as an administrator of the database types it. */
export async function tamper(db: Db, statement: string): Promise<void> {
  await db.execute(sql.raw(statement));
}

/** Recomputes all hashes, which needs only the source code; the seals need the key. */
export async function rehash(db: Db): Promise<void> {
  const entries = await db.select(chainedEntry).from(activityLogs).orderBy(activityLogs.position);
  let previous = '';
  for (const entry of entries) {
    previous = digest(entryToDigest(previous, entry, entry.erased ?? digest(textsToDigest(entry.salt, entry))));
    await tamper(db, `update activity_logs set hash = '${previous}' where id = ${entry.id}`);
  }
  await tamper(
    db,
    `update activity_chain set hash = '${previous}', position = (select max(position) from activity_logs)`,
  );
}
