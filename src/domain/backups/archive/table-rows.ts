import { gunzipSync, gzipSync } from 'node:zlib';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Sql, TransactionSql } from 'postgres';
import { applyMigrations, isBeforeFirstRelease, makeMigrationsTable, migrationsFolder } from '../../../db/migrate.ts';
import { release } from '../../../release.ts';
import { CommandError } from '../../../start-error.ts';
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

/** A foreign key that is taken away while rows are inserted in any order. */
type ForeignKey = { table: string; name: string; definition: string };

/** Writes the rows of an archive into an empty database, inside one transaction. */
export class RowLoader {
  private types = new Map<string, Map<string, string>>();
  private foreignKeys: ForeignKey[] = [];
  private about: About | undefined;
  private later: MigrationMeta[] = [];

  constructor(private readonly tx: TransactionSql) {}

  /** Makes the tables as they were when the backup was made. */
  async begin(about: About): Promise<void> {
    const { earlier, later } = splitMigrations(about);
    this.about = about;
    this.later = later;
    await makeMigrationsTable(this.tx);
    await applyMigrations(this.tx, earlier);
    this.types = await readTables(this.tx);
    this.requireTables(about);
    await this.dropForeignKeys();
    // A migration may insert rows, but for the activity log, whose entries the database does not let go.
    const names = [...this.types.keys()].filter((name) => name !== 'activity_logs').map((name) => `"${name}"`);
    if (names.length > 0) await this.tx.unsafe(`truncate ${names.join(', ')}`);
  }

  async insert(table: string, packed: Uint8Array): Promise<number> {
    const types = this.types.get(table);
    const columns = this.about?.tables[table];
    if (!types || !columns) throw new DamagedArchiveError(`The backup has rows of an unknown table "${table}".`);
    return insertRows(this.tx, { table, columns, types }, packed);
  }

  /** Checks the references between rows and brings the tables up to this release. */
  async finish(): Promise<void> {
    for (const { table, name, definition } of this.foreignKeys) {
      await this.tx.unsafe(`alter table "${table}" add constraint "${name}" ${definition}`);
    }
    await applyMigrations(this.tx, this.later);
    const newest = Math.max(
      0,
      ...(this.about?.migrations ?? []).map(({ createdAt }) => createdAt),
      ...this.later.map(({ folderMillis }) => folderMillis),
    );
    await this.tx.unsafe('insert into schema_releases (migration, release) values ($1, $2) on conflict do nothing', [
      newest,
      release,
    ]);
  }

  private requireTables(about: About): void {
    const described = (tables: Iterable<[string, Iterable<string>]>) =>
      JSON.stringify([...tables].map(([table, columns]) => [table, [...columns].sort()]).sort());
    const own = [...this.types].map(([table, columns]): [string, Iterable<string>] => [table, columns.keys()]);
    if (described(Object.entries(about.tables)) === described(own)) return;
    throw new DamagedArchiveError('The backup does not have the tables and columns of the schema that it names.');
  }

  private async dropForeignKeys(): Promise<void> {
    const rows = await this.tx.unsafe(`
      select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`);
    this.foreignKeys = rows.map(({ table, name, definition }) => ({ table, name, definition }));
    for (const { table, name } of this.foreignKeys) {
      await this.tx.unsafe(`alter table "${table}" drop constraint "${name}"`);
    }
  }
}

/** The migrations that the archive has, and those that follow in this release. Throws CommandError. */
function splitMigrations({ migrations, release: maker }: About): { earlier: MigrationMeta[]; later: MigrationMeta[] } {
  const known = readMigrationFiles({ migrationsFolder });
  const isPrefix = migrations.every(({ hash }, index) => hash === known[index]?.hash);
  if (migrations.some(({ createdAt }) => isBeforeFirstRelease(createdAt))) {
    throw new CommandError(
      'The backup is from before the first release, and no release can restore it: start with an empty site instead ("bun run reset").',
    );
  }
  if (migrations.length > known.length) {
    throw new CommandError(
      `The backup was made by a newer release (${maker}) than this one (${release}). Restore it with that release.`,
    );
  }
  if (!isPrefix) {
    throw new CommandError(
      `The tables of the backup, made by release ${maker}, are not those of an earlier state of this release (${release}).`,
    );
  }
  return { earlier: known.slice(0, migrations.length), later: known.slice(migrations.length) };
}
