import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client.ts';
import { leaders } from '../../src/db/schema/index.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { makeDatabase, makeEmptyDatabase } from '../support/databases.ts';
import { fullAccessRoles } from '../support/people.ts';
import { slow } from '../support/slow.ts';
import { root } from '../support/sources.ts';
import { testOn } from '../support/test-on.ts';

const migrations = readdirSync(join(root, 'drizzle')).filter((name) => name.endsWith('.sql'));

/** Fills the table of leaders of a site that has accounts. */
const leadersOfExistingSites = '0018_leaders-of-existing-sites.sql';

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
  'the migration gives an existing site the leaders that it has shown up to now, and a new one none',
  async () => {
    const place = await makeDatabase();
    const { db, close } = await openDatabase(place);
    const fill = readFileSync(join(root, 'drizzle', leadersOfExistingSites), 'utf8');
    await db.execute(sql.raw(fill));
    expect(await db.$count(leaders)).toBe(0);
    await createAccount(db, 'editor', 'a good long password', fullAccessRoles);
    await db.execute(sql.raw(fill));
    const stored = await db.select().from(leaders).orderBy(asc(leaders.board), asc(leaders.sortOrder));
    expect(stored.map(({ name, visible }) => `${name}${visible ? '' : ' (hidden)'}`)).toEqual([
      'Guntur Kapuas',
      'Sekar Landak',
      'Bayu Melawi',
      'Rinjani Sekadau',
      'Cakra Pawan (hidden)',
    ]);
    expect(stored[3]).toMatchObject({
      position: 'Direktur Niaga dan Dukungan Bisnis Strategis',
      positionEn: 'Commercial and Strategic Business Support Director',
      biography: expect.stringMatching(/^Membangun kontrak pasokan bauksit/),
      biographyEn: expect.stringMatching(/^Built the company’s bauxite supply/),
      portrait: null,
    });
    await close();
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
