import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { momentSetting } from '../publishing/present.ts';
import { rolledBack } from '../rolled-back.ts';
import { describeContent, type MomentContent } from './content.ts';
import { collectFuture } from './future.ts';
import { collectPast } from './past.ts';
import { shadowTables } from './shadow-tables.ts';

/** All statements of one screen of the time machine: after many changes the texts of many items are put together. */
const maxReadingInMilliseconds = 20_000;

/**
 * Reads the site as it was or will be at a moment. Within the transaction, temporary views stand in front of the tables of articles,
 * assets and leaders, so that every query of a page finds the content of that moment; they end with it. Nothing can be written.
 */
export function atMoment<Result>(
  db: Db,
  moment: Date,
  read: (db: Db, content: MomentContent) => Promise<Result>,
): Promise<Result> {
  return withTimeLimit(maxReadingInMilliseconds, () =>
    rolledBack(db, async (tx) => {
      await tx.execute(sql.raw(versionsTable));
      if (moment > new Date()) await collectFuture(tx, moment);
      else await collectPast(tx, moment);
      const content = await describeContent(tx);
      await shadowTables(tx);
      await beginReading(tx, moment);
      // Pages read from a database; they begin no transaction of their own.
      return read(tx as unknown as Db, content);
    }),
  );
}

/** What replaces items of the present: without a record, the item is not there at that moment. */
const versionsTable = `
  create temporary table moment_versions (
    noun text not null, item_id integer not null, number integer, saved_at timestamptz, digest text,
    erased_on date, record jsonb, primary key (noun, item_id)
  ) on commit drop`;

/**
 * The search path makes statements that were prepared before read the views: one that was prepared with another path is
 * analysed again.
 */
async function beginReading(tx: Transaction, moment: Date): Promise<void> {
  await tx.execute(sql`
    select set_config('search_path', 'pg_temp, ' || current_setting('search_path'), true),
      set_config(${momentSetting}, ${moment.toISOString()}, true)`);
  await tx.execute(sql`set transaction read only`);
}
