import { sql } from 'drizzle-orm';
import { entryToDigest, textsToDigest } from '../../../src/chain/entry.ts';
import type { Db } from '../../../src/db/client.ts';
import { activityLogs } from '../../../src/db/schema/index.ts';
import { chainedEntry } from '../../../src/domain/activity/chain.ts';
import { digest } from '../../../src/domain/secrets/tokens.ts';

/** Statements as an administrator of the database types them, who can turn off the triggers. */
export async function tamper(db: Db, statements: string): Promise<void> {
  const [off, on] = ['disable', 'enable'].map((turn) => `alter table activity_logs ${turn} trigger activity_logs_stay`);
  await db.execute(sql.raw(`${off}; ${statements}; ${on}`));
}

/** Recomputes all hashes, which needs only the source code; the seals need the key. */
export async function rehash(db: Db, start = ''): Promise<void> {
  const entries = await db.select(chainedEntry).from(activityLogs).orderBy(activityLogs.position);
  let previous = start;
  for (const entry of entries) {
    previous = digest(entryToDigest(previous, entry, entry.erased ?? digest(textsToDigest(entry.salt, entry))));
    await tamper(db, `update activity_logs set hash = '${previous}' where id = ${entry.id}`);
  }
  await tamper(
    db,
    `update activity_chain set hash = '${previous}', position = (select max(position) from activity_logs)`,
  );
}
