import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../src/db/client.ts';
import type { World } from '../world.ts';

/**
 * Blocks queries of articles until `release`. On a server another connection locks the table; the single connection of
 * the embedded database is kept busy.
 */
export async function holdArticles(world: World): Promise<{ release: () => Promise<void> }> {
  const other = world.database.kind === 'server' ? await openDatabase(world.place) : world.database;
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = other.db.transaction(async (tx) => {
    await tx.execute(sql`lock table articles in access exclusive mode`);
    locked.resolve();
    await held.promise;
  });
  holding.catch(locked.reject);
  await locked.promise;
  return {
    release: async () => {
      held.resolve();
      await holding;
      if (other !== world.database) await other.close();
    },
  };
}
