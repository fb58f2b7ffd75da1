import { afterAll } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../../../src/commands/commands.ts';
import { connectPlainly } from '../../../src/db/client.ts';
import { openAudit } from '../../../src/domain/audit/open.ts';
import { readSequences, readTables } from '../../../src/domain/backups/archive/table-rows.ts';
import { answerOperator } from '../../../src/operator/answers.ts';
import { openOperatorSocket } from '../../../src/operator/socket.ts';
import { readEnv } from '../../../src/settings/env.ts';
import { databaseKind, type FreshDatabase, makeDirectory, makeEmptyDatabase, type Place } from '../databases.ts';
import { settingsOf } from '../processes.ts';
import type { World } from '../world.ts';

/** Runs a command with the settings of a place. Returns the exit code; throws the message to the operator. */
export function operate(place: Place, name: string, words: string[], settings: Record<string, string> = {}) {
  const command = commands[name];
  if (!command) throw new Error(`There is no command "${name}".`);
  return command.run(readEnv({ ...settingsOf(place), ...settings }), words);
}

/** Makes places to restore into; they are removed after the tests of the file that calls this at its top. */
export function emptyPlaces() {
  const made: FreshDatabase[] = [];
  afterAll(async () => {
    for (const place of made) await place.remove();
  });
  const noted = (place: FreshDatabase) => {
    made.push(place);
    return place;
  };
  return async (kind = databaseKind) => {
    if (kind === 'postgres') return noted(await makeEmptyDatabase());
    const { path, remove } = makeDirectory();
    return noted({ databaseUrl: undefined, dataDirectory: path, remove: async () => remove() });
  };
}

/** Takes the commands of an operator while the site of a test runs, as its process does. */
export async function takeCommands({ database, place }: World): Promise<{ stop: () => Promise<void> } | undefined> {
  if (database.kind === 'server') return undefined;
  const { db, copy } = database;
  const { dataDirectory } = place;
  const { audit } = await openAudit(db, { dataDirectory, auditKey: readEnv(settingsOf(place)).auditKey });
  const context = { db, notices: undefined as never, hasMailbox: false, invitationLink: () => '' };
  return openOperatorSocket(
    dataDirectory,
    (request) => answerOperator({ db, copy, audit, context, dataDirectory }, request),
    console.error,
  );
}

/** Every stored value of every row of every table as text, sorted, and the states of the sequences. */
export async function everything(sql: World['database']['sql']): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  // Generated columns differ between versions of PostgreSQL: they stem words in different ways.
  for (const [name, columns] of await readTables(sql)) {
    const values = [...columns.keys()].map((column) => `"${column}"`).join(', ');
    const rows = await sql.unsafe(`select row(${values})::text as line from "${name}"`);
    all[name] = rows.map(({ line }) => String(line)).sort();
  }
  const sequences = await readSequences(sql);
  return { ...all, sequences: Object.entries(sequences).map((entry) => JSON.stringify(entry)) };
}

export async function everythingAt(place: Place): Promise<Record<string, string[]>> {
  const { sql, close } = await connectPlainly(place);
  try {
    return await everything(sql);
  } finally {
    await close();
  }
}

/** Without what a restore changes on purpose: sessions end, and the log says what happened. */
export function withoutTraces(rows: Record<string, string[]>) {
  const { sessions: _sessions, activity_logs: logs = [], activity_chain: _chain, sequences = [], ...rest } = rows;
  return {
    ...rest,
    sequences: sequences.filter((line) => !line.includes('activity_logs')),
    logs: logs.filter((line) => !line.includes(',backupRestored,')),
  };
}

/** Names of what stands in a folder where nothing was restored. */
export function restoredIn(dataDirectory: string): string[] {
  const parts = ['postgres', 'assets', 'contact', 'baik', 'audit', 'restoring'];
  return existsSync(dataDirectory) ? readdirSync(dataDirectory).filter((name) => parts.includes(name)) : [];
}

/** The files of a site with their contents, by path. */
export async function filesOf(dataDirectory: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const folder of ['assets', 'contact', 'baik']) {
    const paths = existsSync(join(dataDirectory, folder))
      ? [...new Bun.Glob('**/*').scanSync({ cwd: join(dataDirectory, folder), dot: true })]
      : [];
    for (const path of paths.sort()) {
      const bytes = await Bun.file(join(dataDirectory, folder, path)).bytes();
      files[`${folder}/${path}`] = new Bun.CryptoHasher('sha256').update(bytes).digest('hex');
    }
  }
  return files;
}
