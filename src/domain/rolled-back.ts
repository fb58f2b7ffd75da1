import type { Db, Transaction } from '../db/client.ts';

class Rollback<Result> extends Error {
  constructor(readonly result: Result) {
    super('Rollback');
  }
}

/** Returns what the work in a transaction returns, and leaves the database as it was. */
export async function rolledBack<Result>(db: Db, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction(async (tx): Promise<never> => {
      throw new Rollback(await work(tx));
    });
  } catch (error) {
    if (error instanceof Rollback) return error.result as Result;
    throw error;
  }
}
