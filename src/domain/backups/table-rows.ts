import { gunzipSync, gzipSync } from 'node:zlib';
import type { Sql, TransactionSql } from 'postgres';
import { type About, maxRowsInBytes, maxUnpackedRowsInBytes, type Sequences } from './format.ts';
import { DamagedArchiveError } from './tar.ts';

type Connection = Sql | TransactionSql;

/** Within a transaction, values have the same texts on every server, with any settings of its roles. */
export const sameTexts = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** Rows read at once. */
const fetchSize = 200;

/** Columns whose values are stored, with their types; generated ones are computed again. */
export async function readTables(sql: Connection): Promise<Map<string, Map<string, string>>> {
  const rows = await sql.unsafe(`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const tables = new Map<string, Map<string, string>>();
  for (const { table, name, type } of rows) {
    const columns = tables.get(table) ?? new Map<string, string>();
    tables.set(table, columns.set(name, type));
  }
  return tables;
}

export async function readSequences(sql: Connection): Promise<Sequences> {
  const names = await sql.unsafe(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences: Sequences = {};
  for (const { name } of names) {
    const [state] = await sql.unsafe(`select last_value::text as value, is_called as called from "${name}"`);
    sequences[name] = { value: String(state?.value), called: Boolean(state?.called) };
  }
  return sequences;
}

export async function readMigrations(sql: Connection): Promise<About['migrations']> {
  const rows = await sql.unsafe(
    'select hash, created_at::float8 as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash, at }) => ({ hash: String(hash), createdAt: Number(at) }));
}

/** The rows of a table in packed pieces of a few megabytes; every value is the text that PostgreSQL writes. */
export async function* packRows(sql: Connection, table: string, columns: readonly string[]) {
  const values = columns.map((name) => `"${name}"::text`).join(', ');
  await sql.unsafe(
    `declare backup_rows no scroll cursor for select to_json(array[${values}]::text[])::text as line from "${table}"`,
  );
  let lines: string[] = [];
  let size = 0;
  for (;;) {
    const rows = await sql.unsafe(`fetch ${fetchSize} from backup_rows`);
    for (const { line } of rows) {
      lines.push(line);
      size += line.length;
      if (size < maxRowsInBytes) continue;
      yield pack(lines);
      lines = [];
      size = 0;
    }
    if (rows.length < fetchSize) break;
  }
  if (lines.length > 0) yield pack(lines);
  await sql.unsafe('close backup_rows');
}

function pack(lines: readonly string[]): { rows: number; packed: Uint8Array } {
  return { rows: lines.length, packed: gzipSync(`${lines.join('\n')}\n`) };
}

/** Throws DamagedArchiveError for what is no packed text, or unpacks to more than any row has. */
export function unpackRows(packed: Uint8Array): string[] {
  try {
    const text = gunzipSync(packed, { maxOutputLength: maxUnpackedRowsInBytes }).toString();
    return text.split('\n').filter((line) => line !== '');
  } catch (error) {
    throw new DamagedArchiveError(`The backup is damaged: rows cannot be unpacked (${reasonOf(error)}).`);
  }
}

/** Inserts packed rows. Returns their number. */
export async function insertRows(
  sql: Connection,
  { table, columns, types }: { table: string; columns: readonly string[]; types: ReadonlyMap<string, string> },
  packed: Uint8Array,
): Promise<number> {
  const lines = unpackRows(packed);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const values = columns.map((name, index) => `(line->>${index})::${types.get(name)}`).join(', ');
  await sql.unsafe(
    `insert into "${table}" (${names}) overriding system value select ${values} from json_array_elements($1::text::json) as line`,
    [`[${lines.join(',')}]`],
  );
  return lines.length;
}

export async function setSequences(sql: Connection, sequences: Sequences): Promise<void> {
  const known = await readSequences(sql);
  for (const [name, { value, called }] of Object.entries(sequences)) {
    if (!(name in known))
      throw new DamagedArchiveError(`The backup names a sequence "${name}" that its schema does not have.`);
    await sql.unsafe('select setval($1::text::regclass, $2::text::bigint, $3::text::boolean)', [
      name,
      value,
      String(called),
    ]);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
