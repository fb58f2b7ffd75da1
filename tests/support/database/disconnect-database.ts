import type { World } from '../world.ts';

/** Drops a server's database with its connections, or closes the connection to the embedded one. */
export async function disconnectDatabase(world: World): Promise<void> {
  await world.cache.settled();
  if (world.database.kind === 'server') await world.place.remove();
  else await world.database.sql.end({ timeout: 1 });
}
