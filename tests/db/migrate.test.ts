import { expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connectPlainly, type Db, openCurrentDatabase, openDatabase } from '../../src/db/client.ts';
import { everythingAt } from '../support/database/backups.ts';
import { makeDatabase, makeEmptyDatabase, type Place } from '../support/databases.ts';
import { root } from '../support/sources.ts';
import { testOn } from '../support/test-on.ts';

const migrations = readdirSync(join(root, 'drizzle')).filter((name) => name.endsWith('.sql'));

async function withDatabase<T>(place: Place, use: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(place);
  try {
    return await use(db);
  } finally {
    await close();
  }
}

const countApplied = (db: Db) => db.$count(sql`drizzle.__drizzle_migrations`);

test('every migration is applied once, and then constraints reject invalid articles', async () => {
  expect(migrations).not.toEqual([]);
  const place = await makeEmptyDatabase();
  expect(await withDatabase(place, countApplied)).toBe(migrations.length);
  await withDatabase(place, async (db) => {
    expect(await countApplied(db)).toBe(migrations.length);
    const broken = db.execute(sql`insert into articles (category, status) values ('news', 'secret')`);
    await expect(Promise.resolve(broken)).rejects.toMatchObject({ cause: { code: '23514' } });
  });
  await place.remove();
});

testOn('postgres', 'nodes starting at the same time on an empty database migrate one after the other', async () => {
  const place = await makeEmptyDatabase();
  const nodes = await Promise.all([openDatabase(place), openDatabase(place), openDatabase(place)]);
  await Promise.all(nodes.map((node) => node.close()));
  expect(await withDatabase(place, countApplied)).toBe(migrations.length);
  await place.remove();
});

test('tables from before the first release are refused with one sentence that names reset, and stay as they are', async () => {
  const place = await makeDatabase();
  const { sql: connection, close } = await connectPlainly(place);
  await connection`update drizzle.__drizzle_migrations set created_at = ${Date.UTC(2026, 10, 24)}`;
  await close();
  const before = await everythingAt(place);
  const sentence =
    'The tables of this database are from before the first release, which nothing can upgrade: empty the site with "bun run reset", ' +
    'or use another DATABASE_URL and DATA_DIR.';
  await expect(openDatabase(place)).rejects.toMatchObject({ name: 'StartError', message: sentence });
  await expect(openCurrentDatabase(place)).rejects.toMatchObject({ message: sentence });
  expect(await everythingAt(place)).toEqual(before);
  await place.remove();
});
