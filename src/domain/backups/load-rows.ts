import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { TransactionSql } from 'postgres';
import { applyMigrations, isBeforeFirstRelease, makeMigrationsTable, migrationsFolder } from '../../db/migrate.ts';
import { release } from '../../release.ts';
import { CommandError } from '../../start-error.ts';
import type { About } from './format.ts';
import { insertRows, readTables } from './table-rows.ts';
import { DamagedArchiveError } from './tar.ts';

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
