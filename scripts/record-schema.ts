import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import journal from '../drizzle/meta/_journal.json' with { type: 'json' };
import * as schema from '../src/db/schema/index.ts';
import { release } from '../src/release.ts';

// `bun run record:schema`, when a release is made: what its code reads and writes, for tests/db/previous-release.test.ts.

const tables = Object.values(schema)
  .filter((value) => value instanceof PgTable)
  .map((table) => {
    const { name, columns } = getTableConfig(table);
    const described = columns.map((column) => {
      const type = `${column.getSQLType()}${column.notNull ? ' not null' : ''}`;
      return [column.name, column.generated || column.generatedIdentity ? `${type} generated` : type] as const;
    });
    return [name, Object.fromEntries(described)] as const;
  })
  .sort(([one], [other]) => one.localeCompare(other, 'en'));

const recorded = { release, migration: journal.entries.at(-1)?.tag, tables: Object.fromEntries(tables) };
const path = new URL('../tests/fixtures/previous-release.json', import.meta.url);
await Bun.write(path, `${JSON.stringify(recorded, null, 2)}\n`);
console.log(`Recorded ${tables.length} tables of release ${release} (${recorded.migration}).`);
