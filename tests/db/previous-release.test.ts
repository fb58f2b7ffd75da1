import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import previous from '../fixtures/previous-release.json' with { type: 'json' };
import { type FreshDatabase, makeDatabase, makeEmptyDatabase } from '../support/databases.ts';
import { makeOldDatabase } from '../support/old-database.ts';
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

class Undo extends Error {}

/** Constraints that were compared by hand: why the previous release does not violate them. */
const accepted: Readonly<Record<string, string>> = {
  'baik_cases: baik_cases_erased': 'It erases a case by emptying all columns that the new check wants empty.',
};

describe('constraints', () => {
  let then: Constraint[] = [];
  beforeAll(async () => {
    const old = await makeEmptyDatabase();
    await makeOldDatabase(old, previous.migration, async (sql) => {
      then = await readConstraints({ sql });
    });
    await old.remove();
  }, slow);

  test('that are new or changed since the previous release allow all that it writes', async () => {
    expect(narrower(then, await readConstraints(database)).filter((name) => !(name in accepted))).toEqual([]);
  });

  test.each([
    ['a new check', 'alter table articles add constraint planted check (length(author) < 9)', ['articles: planted']],
    ['a new unique index', 'create unique index planted on articles (author)', ['articles: planted']],
    [
      'a value that is no longer allowed',
      `alter table accounts drop constraint accounts_language_known, add constraint accounts_language_known check (language in ('id'))`,
      ['accounts: accounts_language_known'],
    ],
    [
      'one more allowed value, which is not narrower,',
      `alter table accounts drop constraint accounts_language_known,
        add constraint accounts_language_known check (language in ('id', 'en', 'jv'))`,
      [],
    ],
    [
      'a check of a column that the previous release does not know, which it cannot violate,',
      'alter table articles add column planted integer check (planted > 0)',
      [],
    ],
  ])('%s is judged rightly', async (_name, statement, found) => {
    const before = await readConstraints(database);
    await database.sql
      .begin(async (sql) => {
        await sql.unsafe(statement);
        expect(narrower(before, await readConstraints({ sql }))).toEqual(found);
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
  });
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

/** What a table refuses: checks, unique values, references and exclusions. */
type Constraint = { table: string; name: string; columns: string[]; definition: string };

const constraintsOf = `
  select t.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition,
    coalesce((select json_agg(a.attname) from pg_attribute a where a.attrelid = t.oid and a.attnum = any (c.conkey)), '[]') as columns
  from pg_constraint c join pg_class t on t.oid = c.conrelid
  where t.relnamespace = 'public'::regnamespace and c.contype in ('c', 'f', 'u', 'p', 'x')
  union all
  select t.relname, i.relname, pg_get_indexdef(i.oid),
    coalesce((select json_agg(a.attname) from pg_attribute a where a.attrelid = t.oid and a.attnum = any (x.indkey::smallint[])), '[]')
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relnamespace = 'public'::regnamespace and x.indisunique
    and not exists (select from pg_constraint c where c.conindid = i.oid)`;

async function readConstraints({ sql }: { sql: Pick<OpenDatabase['sql'], 'unsafe'> }): Promise<Constraint[]> {
  return (await sql.unsafe(constraintsOf)) as unknown as Constraint[];
}

/** Constraints that are new or changed since then and concern a column that the previous release writes, but those that only allow more. */
function narrower(before: readonly Constraint[], now: readonly Constraint[]): string[] {
  return now
    .filter(
      ({ table, columns: named }) => named.length === 0 || named.some((column) => column in (tables[table] ?? {})),
    )
    .filter(({ table }) => table in tables)
    .filter(({ table, name, definition }) => {
      const earlier = before.find((one) => one.table === table && one.name === name);
      return !earlier || !allowsAll(earlier.definition, definition);
    })
    .map(({ table, name }) => `${table}: ${name}`);
}

/** Whether a definition allows what an earlier one allowed: it is the same, or a list of allowed values has become longer. */
function allowsAll(earlier: string, now: string): boolean {
  if (earlier === now) return true;
  const list = /(?:= ANY|<@) \(*ARRAY\[(?<values>[^\]]*)\]/;
  const valuesIn = (definition: string) => list.exec(definition)?.groups?.values?.split(', ') ?? [];
  const withoutList = (definition: string) => definition.replace(list, '');
  return (
    withoutList(earlier) === withoutList(now) &&
    valuesIn(earlier).length > 0 &&
    valuesIn(earlier).every((value) => valuesIn(now).includes(value))
  );
}

function bareType(type: string): string {
  return type.replace(' generated', '').replace(' not null', '');
}
