import { expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import previous from '../fixtures/previous-release.json' with { type: 'json' };
import { readSource, root } from '../support/sources.ts';

const used = previous.tables as Record<string, Record<string, string>>;

/** Statements that take away or change what the previous release uses; the groups are table and column. */
const contractions = [
  /drop table (?:if exists )?"(?<table>\w+)"/gi,
  /alter table "(?<table>\w+)" rename to/gi,
  /alter table "(?<table>\w+)" rename (?:column )?"(?<column>\w+)"/gi,
  /alter table "(?<table>\w+)" drop column (?:if exists )?"(?<column>\w+)"/gi,
  /alter table "(?<table>\w+)" alter column "(?<column>\w+)" (?:set data type|type|set not null|drop default)/gi,
];

/** Uses of the previous release that a migration breaks. */
function contractionsIn(sql: string): string[] {
  const statements = sql.replaceAll(/--(?!> ).*$/gm, '').replaceAll(/\s+/g, ' ');
  return contractions.flatMap((pattern) =>
    [...statements.matchAll(pattern)].flatMap(({ groups }) => {
      const { table = '', column }: { table?: string; column?: string } = groups ?? {};
      const columns = used[table];
      const isUsed = columns !== undefined && (column === undefined || column in columns);
      return isUsed ? [column === undefined ? table : `${table}.${column}`] : [];
    }),
  );
}

const names = readdirSync(join(root, 'drizzle'))
  .filter((name) => name.endsWith('.sql'))
  .sort();
/** Migrations after the previous release; the earlier ones have been applied everywhere. */
const unreleased = names.filter((name) => name > `${previous.migration}.sql`);

test('migrations since the previous release drop, rename and tighten nothing that it uses', () => {
  expect(names).toContain(`${previous.migration}.sql`);
  const broken = unreleased.flatMap((name) =>
    contractionsIn(readSource(`drizzle/${name}`)).map((use) => `${name} breaks ${use}`),
  );
  expect(broken).toEqual([]);
});

test.each([
  ['DROP TABLE "articles" CASCADE;', 'articles'],
  ['ALTER TABLE "articles" RENAME TO "stories";', 'articles'],
  ['ALTER TABLE "articles" RENAME COLUMN "status" TO "state";', 'articles.status'],
  ['ALTER TABLE "articles"\n  DROP COLUMN "status";', 'articles.status'],
  ['ALTER TABLE "articles" ALTER COLUMN "status" SET DATA TYPE integer;', 'articles.status'],
  ['ALTER TABLE "articles" ALTER COLUMN "published_at" SET NOT NULL;', 'articles.published_at'],
])('%s is found', (statement, use) => {
  expect(contractionsIn(statement)).toEqual([use]);
});

test('what the previous release does not use may be taken away', () => {
  expect(contractionsIn('ALTER TABLE "articles" DROP COLUMN "of_two_releases_ago";')).toEqual([]);
  expect(contractionsIn('DROP TABLE "of_two_releases_ago";')).toEqual([]);
});
