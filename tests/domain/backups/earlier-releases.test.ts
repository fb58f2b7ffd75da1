import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { connectPlainly } from '../../../src/db/client.ts';
import { applyMigrations, makeMigrationsTable, migrationsFolder } from '../../../src/db/migrate.ts';
import { readArchive } from '../../../src/domain/backups/archive/read-archive.ts';
import { openArchiveFile } from '../../../src/domain/backups/encryption.ts';
import { emptyPlaces, operate } from '../../support/database/backups.ts';
import { schemaOf } from '../../support/database/schema.ts';
import { makeDatabase, type Place } from '../../support/databases.ts';
import { root } from '../../support/sources.ts';

// What releases have left behind, recorded by `bun run release:record`.

const releases = join(root, 'tests/fixtures/releases');
const emptyPlace = emptyPlaces();

async function at<Read>(place: Place, read: (sql: Awaited<ReturnType<typeof connectPlainly>>['sql']) => Promise<Read>) {
  const { sql, close } = await connectPlainly(place);
  try {
    return await read(sql);
  } finally {
    await close();
  }
}

describe.each(readdirSync(releases))('release %s', (name) => {
  const archive = join(releases, name, 'backup.tar');

  test('had the tables that its migrations, which nothing has changed since, make', async () => {
    const { about } = await readArchive(await openArchiveFile(archive, undefined)());
    expect(about).toMatchObject({ release: name, build: expect.stringMatching(/^[0-9a-f]{12}$/) });
    const place = await emptyPlace();
    const schema = await at(place, async (sql) => {
      await makeMigrationsTable(sql);
      const migrations = readMigrationFiles({ migrationsFolder }).slice(0, about.migrations.length);
      await sql.begin((tx) => applyMigrations(tx, migrations));
      return schemaOf(sql);
    });
    expect(schema).toEqual(
      readFileSync(join(releases, name, 'schema.txt'), 'utf8')
        .trimEnd()
        .split('\n'),
    );
  });

  test('has a backup that is restored, and brought up to the tables of this release', async () => {
    const to = await emptyPlace();
    const target = to.databaseUrl ? to : { ...to, dataDirectory: join(to.dataDirectory, 'empty') };
    expect(await operate(target, 'restore', [archive])).toBe(0);
    const fresh = await makeDatabase();
    expect(await at(target, schemaOf)).toEqual(await at(fresh, schemaOf));
    await fresh.remove();
    const { contents } = await readArchive(await openArchiveFile(archive, undefined)());
    const count = (table: string) =>
      at(target, async (sql) => Number((await sql.unsafe(`select count(*) from "${table}"`))[0]?.count));
    for (const table of ['articles', 'article_details', 'assets', 'baik_cases', 'contact_messages', 'accounts'])
      expect([table, await count(table)]).toEqual([table, contents.rows[table] ?? 0]);
    const recorded = await at(target, (sql) => sql`select content from article_details where title = 'Recorded'`);
    expect(recorded.map(({ content }) => content)).toEqual(['<p>One, two, three</p>']);
    expect(await operate(target, 'audit', ['verify'])).toBe(0);
  });
});
