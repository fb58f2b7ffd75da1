import { expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connectPlainly, openCurrentDatabase, openDatabase } from '../../src/db/client.ts';
import { everythingAt } from '../support/backups.ts';
import { makeDatabase, makeEmptyDatabase } from '../support/databases.ts';
import { root } from '../support/sources.ts';
import { testOn } from '../support/test-on.ts';

const migrations = readdirSync(join(root, 'drizzle')).filter((name) => name.endsWith('.sql'));

async function countApplied(place: Awaited<ReturnType<typeof makeDatabase>>): Promise<number> {
  const database = await openDatabase(place);
  const rows = await database.db.execute(sql`select id from drizzle.__drizzle_migrations`);
  await database.close();
  return rows.length;
}

test('every migration is applied once', async () => {
  expect(migrations).not.toEqual([]);
  const place = await makeEmptyDatabase();
  expect(await countApplied(place)).toBe(migrations.length);
  expect(await countApplied(place)).toBe(migrations.length);
  await place.remove();
});

testOn('postgres', 'nodes starting at the same time on an empty database migrate one after the other', async () => {
  const place = await makeEmptyDatabase();
  const nodes = await Promise.all([openDatabase(place), openDatabase(place), openDatabase(place)]);
  await Promise.all(nodes.map((node) => node.close()));
  expect(await countApplied(place)).toBe(migrations.length);
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

test('constraints reject invalid articles', async () => {
  const place = await makeDatabase();
  const { db, close } = await openDatabase(place);
  const broken = db.execute(sql`insert into articles (category, status) values ('news', 'secret')`);
  await expect(Promise.resolve(broken)).rejects.toMatchObject({ cause: { code: '23514' } });
  await close();
  await place.remove();
});
