import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import type { Sql } from 'postgres';
import { connectPlainly } from '../../src/db/client.ts';
import { makeDirectory, type Place } from './databases.ts';
import { root } from './sources.ts';

/** Gives the empty database at a place the schema that it had after a migration, and fills it. */
export async function makeOldDatabase(
  place: Place,
  migration: string,
  fill: (sql: Sql) => Promise<void>,
): Promise<void> {
  const { sql, close } = await connectPlainly(place);
  const folder = migrationsUpTo(migration);
  try {
    await migrate(drizzle(sql), { migrationsFolder: folder.path });
    await fill(sql);
  } finally {
    await close();
    folder.remove();
  }
}

function migrationsUpTo(tag: string) {
  const folder = makeDirectory();
  cpSync(join(root, 'drizzle'), folder.path, { recursive: true });
  const path = join(folder.path, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  if (last < 0) throw new Error(`There is no migration ${tag}.`);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}
