import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Glob } from 'bun';
import postgres from 'postgres';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import { testCache, whileLocked } from './locked.ts';

const root = join(import.meta.dir, '../..');

/** Which of the two databases this run is about. */
export const databaseKind = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded';

/** What a fresh database holds, and the sources on which that depends. */
export type Template = { name: string; sources: string[]; fill: (database: OpenDatabase) => Promise<void> };

const migrated: Template = { name: 'migrated', sources: [], fill: async () => {} };

/** Where a database is, in the words of the settings. */
export type Place = { databaseUrl: string | undefined; dataDirectory: string };
export type FreshDatabase = Place & { remove: () => Promise<void> };

/** Makes a database of its own, migrated, as a copy of a template that is made once for each state of the sources. */
export async function makeDatabase(template: Template = migrated): Promise<FreshDatabase> {
  return databaseKind === 'postgres' ? makeOnServer(template) : makeEmbedded(template);
}

/** Makes the copies of a template quick from now on. */
export async function prepareTemplate(template: Template = migrated): Promise<void> {
  if (databaseKind === 'postgres') await whileLocked('template', () => serverTemplate(serverUrl(), template));
  else await whileLocked('template', () => embeddedTemplate(template));
}

/** The same without any table. */
export async function makeEmptyDatabase(): Promise<FreshDatabase> {
  return databaseKind === 'postgres' ? createOnServer('template1') : emptyDirectory();
}

const prefix = 'alumina-';

/** A directory that disappears with `remove`. Short, because the socket of the embedded database lies in it. */
export function makeDirectory(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Removes what test processes that have ended left: Bun's test runner ends without calling anything. */
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

async function makeEmbedded(template: Template): Promise<FreshDatabase> {
  const place = emptyDirectory();
  await whileLocked('template', async () => {
    cpSync(await embeddedTemplate(template), join(place.dataDirectory, 'postgres'), { recursive: true });
  });
  return place;
}

function emptyDirectory(): FreshDatabase {
  const { path, remove } = makeDirectory();
  return { databaseUrl: undefined, dataDirectory: path, remove: async () => remove() };
}

async function embeddedTemplate(template: Template): Promise<string> {
  const path = join(testCache, `${template.name}-${digest(template)}`);
  if (existsSync(path)) return path;
  for (const outdated of new Glob(`${template.name}-*`).scanSync({ cwd: testCache, onlyFiles: false })) {
    rmSync(join(testCache, outdated), { recursive: true, force: true });
  }
  const directory = makeDirectory();
  await fillAt({ databaseUrl: undefined, dataDirectory: directory.path }, template);
  mkdirSync(testCache, { recursive: true });
  const half = `${path}.half`;
  cpSync(join(directory.path, 'postgres'), half, { recursive: true });
  renameSync(half, path);
  directory.remove();
  return path;
}

async function makeOnServer(template: Template): Promise<FreshDatabase> {
  return createOnServer(await whileLocked('template', () => serverTemplate(serverUrl(), template)));
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

async function serverTemplate(server: string, template: Template): Promise<string> {
  const name = `template_${template.name}_${digest(template)}`;
  const [known] = await administer(server, `select 1 from pg_database where datname = '${name}'`);
  if (known) return name;
  const half = `${name}_half`;
  await administer(server, `drop database if exists ${half} with (force)`);
  await administer(server, `create database ${half}`);
  await fillAt({ databaseUrl: at(server, half), dataDirectory: testCache }, template);
  await administer(server, `alter database ${half} rename to ${name}`);
  return name;
}

async function fillAt(place: Place, template: Template): Promise<void> {
  const database = await openDatabase(place);
  try {
    await template.fill(database);
  } finally {
    await database.close();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL, a server where databases may be made.');
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

function digest(template: Template): string {
  const hash = new Bun.CryptoHasher('sha1');
  for (const pattern of ['drizzle/*.sql', 'src/db/*.ts', 'bun.lock', ...template.sources]) {
    for (const path of [...new Glob(pattern).scanSync({ cwd: root })].sort()) {
      hash.update(path).update(readFileSync(join(root, path)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
