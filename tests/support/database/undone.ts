import type { Db, Transaction } from '../../../src/db/client.ts';

/** Returns what the work in a transaction returns, and leaves the database as it was. */
export async function undone<Result>(db: Db, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  const undo = new Error('undone');
  const change = db.transaction(async (tx) => {
    results.push(await work(tx));
    throw undo;
  });
  await change.catch((error) => {
    if (error !== undo) throw error;
  });
  return results[0] as Result;
}
