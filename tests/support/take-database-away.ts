import type { World } from './world.ts';

/** A server's database is dropped under its connections; the connection to the embedded one is cut. */
export async function takeDatabaseAway(world: World): Promise<void> {
  await world.cache.settled();
  if (world.database.kind === 'server') await world.place.remove();
  else await world.database.sql.end({ timeout: 1 });
}
