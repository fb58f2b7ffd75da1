import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import * as schema from '../../src/db/schema/index.ts';

const snapshots = new URL('../../drizzle/meta/', import.meta.url);

test('the migrations make the tables, columns and indexes that the code names', async () => {
  const newest = readdirSync(snapshots)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  const migrated = JSON.parse(readFileSync(new URL(newest ?? '', snapshots), 'utf8')) as DrizzleSnapshotJSON;
  expect(await generateMigration(migrated, generateDrizzleJson(schema))).toEqual([]);
});
