import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Glob } from 'bun';
import postgres from 'postgres';
import { openDatabase } from '../../src/db/client.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { readDocuments } from '../../src/domain/assets/documents/document-reading.ts';
import { readPdfText } from '../../src/domain/assets/documents/read-pdf-text.ts';
import { watchStaleness } from '../../src/domain/publishing/staleness.ts';
import { seedDemo } from '../../src/seed/seed.ts';
import { demoFilePath, measureDemoFile } from '../../src/web/files/asset-files.ts';
import { testCache, whileLocked } from './runner/locked.ts';

const root = join(import.meta.dir, '../..');

/** The kind of database used in this run. */
export const databaseKind = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded';

/** Location of a database, as settings. */
export type Place = { databaseUrl: string | undefined; dataDirectory: string };
export type FreshDatabase = Place & { remove: () => Promise<void> };

/** Creates a migrated database as a copy of a template, which is created once per version of the sources. */
export async function makeDatabase(): Promise<FreshDatabase> {
  if (databaseKind === 'embedded') return copyOf(migratedDirectory);
  return createOnServer(await whileLocked('template', () => serverTemplate(serverUrl())));
}

/** Creates a database with the demo content, as `SEED=demo` stores it, as a copy of a template of today. */
export async function makeSeededDatabase(): Promise<FreshDatabase> {
  if (databaseKind === 'embedded') return copyOf(seededDirectory);
  return createOnServer(await whileLocked('template', () => seededTemplate(serverUrl())));
}

/** Creates a database without tables. */
export async function makeEmptyDatabase(): Promise<FreshDatabase> {
  return databaseKind === 'embedded' ? copyOf(emptyDirectory) : createOnServer('template1');
}

/** Creates the templates, so that later copies are fast. */
export async function prepareTemplates(): Promise<void> {
  if (databaseKind === 'postgres') await whileLocked('template', () => serverTemplate(serverUrl()));
  else await whileLocked('template', migratedDirectory);
}

const prefix = 'alumina-';

/** A temporary directory. Its path is short, because it contains the embedded database's socket. */
export function makeDirectory(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Removes files of finished test processes: Bun's test runner exits without calling exit handlers. */
export function removeAbandonedDirectories(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (owner && !isAlive(Number(owner))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function copyOf(template: () => Promise<string>): Promise<FreshDatabase> {
  const { path, remove } = makeDirectory();
  await whileLocked('template', async () => cpSync(await template(), join(path, 'postgres'), { recursive: true }));
  return { databaseUrl: undefined, dataDirectory: path, remove: async () => remove() };
}

/** Creating an embedded database takes seconds and 900 MB of memory, so it is done once. */
function emptyDirectory(): Promise<string> {
  return keptDirectory('empty', ['bun.lock', 'src/db/embedded*.ts'], async (dataDirectory) => {
    await (await startEmbeddedPostgres(dataDirectory)).close();
  });
}

function migratedDirectory(): Promise<string> {
  return keptDirectory('migrated', schemaSources, async (dataDirectory) => {
    cpSync(await emptyDirectory(), join(dataDirectory, 'postgres'), { recursive: true });
    await (await openDatabase({ databaseUrl: undefined, dataDirectory })).close();
  });
}

/** Content is stored and documents are read once, instead of at the start of each server. */
function seededDirectory(): Promise<string> {
  return keptDirectory('seeded', seedSources, async (dataDirectory) => {
    cpSync(await migratedDirectory(), join(dataDirectory, 'postgres'), { recursive: true });
    await seed({ databaseUrl: undefined, dataDirectory });
  });
}

async function seed(place: Place): Promise<void> {
  const database = await openDatabase(place);
  await seedDemo(database.db, await watchStaleness(database), measureDemoFile);
  await readDocuments({
    db: database.db,
    withFile: async (path, work) => {
      const file = demoFilePath(basename(path));
      return file === undefined ? undefined : work(file);
    },
    read: async (file) => readPdfText(await Bun.file(file).bytes()),
  });
  await database.close();
}

/** The directory of an embedded database created by `make`, recreated when its sources have changed. */
async function keptDirectory(
  name: string,
  sources: string[],
  make: (dataDirectory: string) => Promise<void>,
): Promise<string> {
  const path = join(testCache, `${name}-${digest(sources)}`);
  if (existsSync(path)) return path;
  mkdirSync(testCache, { recursive: true });
  for (const outdated of new Glob(`${name}-*`).scanSync({ cwd: testCache, onlyFiles: false })) {
    rmSync(join(testCache, outdated), { recursive: true, force: true });
  }
  const directory = makeDirectory();
  await make(directory.path);
  const half = `${path}.half`;
  cpSync(join(directory.path, 'postgres'), half, { recursive: true });
  renameSync(half, path);
  directory.remove();
  return path;
}

async function createOnServer(source: string): Promise<FreshDatabase> {
  const server = serverUrl();
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${source}`);
  const directory = makeDirectory();
  return {
    databaseUrl: at(server, name),
    dataDirectory: directory.path,
    remove: async () => {
      await administer(server, `drop database if exists ${name} with (force)`);
      directory.remove();
    },
  };
}

function serverTemplate(server: string): Promise<string> {
  return keptTemplate(server, `template_migrated_${digest(schemaSources)}`, 'template1', async (place) => {
    await (await openDatabase(place)).close();
  });
}

async function seededTemplate(server: string): Promise<string> {
  return keptTemplate(server, `template_seeded_${digest(seedSources)}`, await serverTemplate(server), seed);
}

async function keptTemplate(
  server: string,
  name: string,
  source: string,
  make: (place: Place) => Promise<void>,
): Promise<string> {
  const [known] = await administer(server, `select 1 from pg_database where datname = '${name}'`);
  if (known) return name;
  const half = `${name}_half`;
  await administer(server, `drop database if exists ${half} with (force)`);
  await administer(server, `create database ${half} template ${source}`);
  await make({ databaseUrl: at(server, half), dataDirectory: testCache });
  await administer(server, `alter database ${half} rename to ${name}`);
  return name;
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL, a server on which databases may be created');
  return url;
}

async function administer(server: string, statement: string): Promise<unknown[]> {
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

function at(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** What a migrated database depends on. */
const schemaSources = ['drizzle/*.sql', 'src/db/*.ts', 'bun.lock'];

/** What the demo content depends on, whose dates are relative to the day. */
const seedSources = [...schemaSources, 'src/**/*.ts'];

function digest(sources: string[]): string {
  const hash = new Bun.CryptoHasher('sha1').update(sources === seedSources ? new Date().toDateString() : '');
  for (const pattern of sources) {
    for (const path of [...new Glob(pattern).scanSync({ cwd: root })].sort()) {
      hash.update(path).update(readFileSync(join(root, path)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
