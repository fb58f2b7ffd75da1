import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireCompleteBuild } from '../complete-build.ts';
import { connectPlainly } from '../db/client.ts';
import { describeNewerSchema, readSchemaState } from '../db/migrate.ts';
import { BucketRequests } from '../domain/files/bucket-requests.ts';
import { checkBucket } from '../domain/files/check-bucket.ts';
import { graphMailbox } from '../domain/mail/mailroom.ts';
import { prepareDataDirectory } from '../domain/storage/data-directory.ts';
import { StorageRoom } from '../domain/storage/storage-room.ts';
import { askRunningSite } from '../operator/socket.ts';
import { type Env, unknownSettings } from '../settings/env.ts';
import { explainStartFailure } from '../web/log/start-failure.ts';
import { type Command, print, readFlags } from './command.ts';

const help = `Usage: check

Checks the settings, the build, DATA_DIR, the database and the mailbox, and prints one line for each. Nothing is changed, no mail
is sent, and the site may run meanwhile.

Exit code: 0 everything is in order, 1 something is not.`;

type Finding = { state: 'ok' | 'warning' | 'failed'; text: string };
type Check = { name: string; look: (env: Env) => Promise<Finding> | Finding };

const ok = (text: string): Finding => ({ state: 'ok', text });
const warning = (text: string): Finding => ({ state: 'warning', text });
const failed = (text: string): Finding => ({ state: 'failed', text });

export const checkCommand: Command = {
  summary: 'checks settings, database, storage and mailbox',
  help,
  async run(env, words) {
    readFlags(words, {}, help);
    const states: Finding['state'][] = [];
    for (const { name, look } of checks) {
      const { state, text } = await found(look, env);
      states.push(state);
      print(`${state.padEnd(8)}${name}: ${text}`);
    }
    return states.includes('failed') ? 1 : 0;
  },
};

async function found(look: Check['look'], env: Env): Promise<Finding> {
  try {
    return await look(env);
  } catch (error) {
    return failed(explainStartFailure(error, env));
  }
}

const checks: Check[] = [
  { name: 'settings', look: checkSettings },
  { name: 'build', look: checkBuild },
  { name: 'storage', look: checkStorage },
  { name: 'object storage', look: checkObjectStorage },
  { name: 'database', look: checkDatabase },
  { name: 'mailbox', look: checkMailbox },
];

function checkSettings({ siteUrl }: Env): Finding {
  const unknown = unknownSettings();
  if (unknown.length > 0) return warning(unknown.map(({ advice }) => advice).join(' '));
  if (siteUrl.startsWith('http://')) return warning(`SITE_URL is ${siteUrl}; the public site needs https://`);
  return ok(`the site is ${siteUrl}`);
}

function checkBuild(): Finding {
  requireCompleteBuild();
  return ok('complete');
}

async function checkObjectStorage({ bucket }: Env): Promise<Finding> {
  if (!bucket) return ok('not used: uploaded files are in DATA_DIR');
  await checkBucket(new BucketRequests(bucket), bucket);
  return ok(`the bucket "${bucket.bucket}" at ${bucket.endpoint} is private and can be written`);
}

async function checkStorage({ dataDirectory, storageReserve }: Env): Promise<Finding> {
  prepareDataDirectory(dataDirectory);
  const { freeInBytes, isLow } = await new StorageRoom(dataDirectory, storageReserve).state();
  const free = `${Math.floor(freeInBytes / 1024 / 1024).toLocaleString('en')} MB are free on the volume of ${dataDirectory}`;
  return isLow ? warning(`${free}, which is less than the reserve: uploads are refused`) : ok(free);
}

async function checkDatabase(env: Env): Promise<Finding> {
  if (env.databaseUrl === undefined) {
    const answer = await askRunningSite(env.dataDirectory, { command: 'check', words: [], input: '' });
    if (answer) return ok(`embedded, ${answer.text}`);
    if (!existsSync(join(env.dataDirectory, 'postgres')))
      return ok('embedded, not made yet: the first start does that');
  }
  const connection = await connectPlainly(env);
  try {
    const { sql, kind } = connection;
    const name = kind === 'embedded' ? 'embedded' : 'PostgreSQL';
    const state = await readSchemaState(sql);
    if (state.newest === undefined) return ok(`${name}, empty: the first start makes the tables`);
    if (state.isNewer) return failed(await describeNewerSchema(sql, state.newest));
    if (state.missing > 0) return warning(`${name}, ${state.missing} migrations are applied at the next start`);
    return ok(`${name}, all migrations are applied`);
  } finally {
    await connection.close();
  }
}

async function checkMailbox({ mailbox }: Env): Promise<Finding> {
  if (!mailbox) return warning('not set up: mail stays queued (settings GRAPH_…)');
  const { connected, message } = await graphMailbox(mailbox).test();
  return connected ? ok(message) : failed(message);
}
