import { openDatabase } from '../../src/db/client.ts';
import type { Place } from '../../tests/support/databases.ts';
import { dump, type Place as Found, filesBelow, findMarks } from '../../tests/support/programs/canaries.ts';
import { type MemoryHit, processTree, searchMemory } from '../../tests/support/programs/process-memory.ts';
import type { Marks } from './play.ts';

/** Where marks are in the memory of the server and of all processes that it has started. */
export function searchProcesses(pid: number, { secrets, contents }: Marks): MemoryHit[] {
  return processTree(pid).flatMap((one) => searchMemory(one, { ...secrets, ...contents }));
}

/** Where marks are on the disk and in the database. */
export async function searchStored(
  { folders, log, place, others }: { folders: string[]; log: string; place: Place; others: Found[] },
  { secrets, contents }: Marks,
): Promise<string[]> {
  const files = folders.flatMap((folder) => filesBelow(folder));
  const places = [...files, ...others, { name: 'the log', bytes: Buffer.from(log) }, ...(await rowsOf(place))];
  return findMarks(places, { ...secrets, ...contents });
}

/** Rows of a database server, whose files may be on another machine; files of the embedded database are searched directly. */
async function rowsOf(place: Place) {
  if (place.databaseUrl === undefined) return [];
  const database = await openDatabase(place);
  try {
    return await dump(database.db);
  } finally {
    await database.close();
  }
}
