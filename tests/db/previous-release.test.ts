import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import previous from '../fixtures/previous-release.json' with { type: 'json' };
import { type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { slow } from '../support/slow.ts';

/** Columns with their types, as the code of the previous release declares them. */
const tables = previous.tables as Record<string, Record<string, string>>;

type Column = { name: string; type: string; required: boolean; supplied: boolean };

let place: FreshDatabase;
let database: OpenDatabase;
const columns = new Map<string, Column[]>();
beforeAll(async () => {
  place = await makeDatabase();
  database = await openDatabase(place);
  const rows = await database.sql.unsafe(`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      a.atthasdef or a.attidentity <> '' as supplied
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  for (const { table, name, type, required, supplied } of rows) {
    columns.set(table, [...(columns.get(table) ?? []), { name, type, required, supplied }]);
  }
}, slow);
afterAll(async () => {
  await database.close();
  await place.remove();
});

// During a rolling upgrade, nodes of the previous release go on with the new tables.
describe(`the tables still serve the code of the previous release (${previous.migration}):`, () => {
  test('what it reads and writes is there, with the same types', async () => {
    for (const [table, known] of Object.entries(tables)) {
      const all = Object.keys(known).map((name) => `"${name}"`);
      const written = Object.keys(known).filter((name) => !known[name]?.endsWith(' generated'));
      const names = written.map((name) => `"${name}"`).join(', ');
      await database.sql.unsafe(`explain select ${all.join(', ')} from "${table}"`);
      await database.sql.unsafe(`explain insert into "${table}" (${names}) select ${names} from "${table}"`);
      const found = new Map(columns.get(table)?.map(({ name, type }) => [name, type]));
      const types = Object.keys(known).map((name) => `${table}.${name} ${found.get(name)}`);
      expect(types).toEqual(Object.entries(known).map(([name, type]) => `${table}.${name} ${bareType(type)}`));
    }
  });

  test('a row that it inserts misses nothing: new columns are optional or have a default', () => {
    const missing = Object.entries(tables).flatMap(([table, known]) =>
      (columns.get(table) ?? [])
        .filter(({ name, required, supplied }) => !(name in known) && required && !supplied)
        .map(({ name }) => `${table}.${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('what it may leave empty is not required', () => {
    const required = Object.entries(tables).flatMap(([table, known]) =>
      (columns.get(table) ?? [])
        .filter(({ name, required }) => required && known[name] !== undefined && !known[name].includes(' not null'))
        .map(({ name }) => `${table}.${name}`),
    );
    expect(required).toEqual([]);
  });
});

function bareType(type: string): string {
  return type.replace(' generated', '').replace(' not null', '');
}
