import { expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client.ts';
import { leaders } from '../../src/db/schema/index.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { makeDatabase, makeEmptyDatabase } from '../support/databases.ts';
import { slow } from '../support/slow.ts';
import { root } from '../support/sources.ts';
import { testOn } from '../support/test-on.ts';

const migrations = readdirSync(join(root, 'drizzle')).filter((name) => name.endsWith('.sql'));

/** Number of migrations up to and with the one that creates the table of leaders. */
const leadersMigration = migrations.toSorted().findIndex((name) => name.endsWith('_leaders.sql')) + 1;

async function countApplied(place: Awaited<ReturnType<typeof makeDatabase>>): Promise<number> {
  const database = await openDatabase(place);
  const rows = await database.db.execute(sql`select id from drizzle.__drizzle_migrations`);
  await database.close();
  return rows.length;
}

test(
  'every migration is applied once',
  async () => {
    expect(migrations).not.toEqual([]);
    const place = await makeEmptyDatabase();
    expect(await countApplied(place)).toBe(migrations.length);
    expect(await countApplied(place)).toBe(migrations.length);
    await place.remove();
  },
  slow,
);

testOn(
  'postgres',
  'nodes starting at the same time on an empty database migrate one after the other',
  async () => {
    const place = await makeEmptyDatabase();
    const nodes = await Promise.all([openDatabase(place), openDatabase(place), openDatabase(place)]);
    await Promise.all(nodes.map((node) => node.close()));
    expect(await countApplied(place)).toBe(migrations.length);
    await place.remove();
  },
  slow,
);

test(
  'an existing site gets the leaders that it has shown up to now, once; a new one gets none',
  async () => {
    const place = await makeDatabase();
    const before = await openDatabase(place);
    expect(await before.db.$count(leaders)).toBe(0);
    await createAccount(before.db, 'editor', 'a good long password');
    // As it was before the table existed.
    await before.db.execute(sql`drop table leaders`);
    await before.db.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at >= (
        select max(created_at) from (
          select created_at from drizzle.__drizzle_migrations order by created_at limit ${leadersMigration}
        ) as known)`,
    );
    await before.close();
    for (const start of ['first', 'second']) {
      const { db, close } = await openDatabase(place);
      const stored = await db.select().from(leaders).orderBy(asc(leaders.board), asc(leaders.sortOrder));
      await close();
      expect({ start, names: stored.map(({ name, visible }) => `${name}${visible ? '' : ' (hidden)'}`) }).toEqual({
        start,
        names: ['Guntur Kapuas', 'Sekar Landak', 'Bayu Melawi', 'Rinjani Sekadau', 'Cakra Pawan (hidden)'],
      });
      expect(stored[3]).toMatchObject({
        position: 'Direktur Niaga dan Dukungan Bisnis Strategis',
        positionEn: 'Commercial and Strategic Business Support Director',
        biography: expect.stringMatching(/^Membangun kontrak pasokan bauksit/),
        biographyEn: expect.stringMatching(/^Built the company’s bauxite supply/),
        portrait: null,
      });
    }
    await place.remove();
  },
  slow,
);

test(
  'constraints reject invalid articles',
  async () => {
    const place = await makeDatabase();
    const { db, close } = await openDatabase(place);
    const broken = db.execute(sql`insert into articles (category, status) values ('news', 'secret')`);
    await expect(Promise.resolve(broken)).rejects.toMatchObject({ cause: { code: '23514' } });
    await close();
    await place.remove();
  },
  slow,
);
