import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../company.ts';
import { requireCompleteBuild } from '../complete-build.ts';
import { connectPlainly } from '../db/client.ts';
import { problemOfSchema, readSchemaState } from '../db/migrate.ts';
import { problemOfKey } from '../domain/audit/open.ts';
import { unguardedIn } from '../domain/audit/verify.ts';
import { BucketRequests, checkBucket } from '../domain/files/bucket-requests.ts';
import { mailboxOf } from '../domain/mail/transports/mail-access.ts';
import { prepareDataDirectory } from '../domain/storage/data-directory.ts';
import { StorageRoom } from '../domain/storage/storage-room.ts';
import { askRunningSite } from '../operator/socket.ts';
import type { Env } from '../settings/env.ts';
import { UsageError } from '../start-error.ts';
import { explainStartFailure } from '../web/log/start-failure.ts';
import { type Command, print, readFlags } from './command.ts';
import { type Finding, failed, ok, publicChecks, warning } from './public/public-check.ts';

const help = `Usage: check [--public [--http-port PORT] [--dns-server ADDRESS]]

Checks the settings, the build, DATA_DIR, the database and the mailbox, and prints one line for each. Nothing is changed, no mail
is sent, and the site may run meanwhile.

  --public              checks instead what visitors see at SITE_URL: DNS with the records for mail, certificate, redirect from
                        http, headers, what must be closed, and /ready. Best from another machine
  --http-port PORT      where http is answered; 80 when left out
  --dns-server ADDRESS  name server to ask, such as 9.9.9.9; those of this machine when left out

Exit code: 0 everything is in order, 1 something is not.`;

type Check = { name: string; look: (env: Env) => Promise<Finding | Finding[]> | Finding };

const maxPort = 65_535;

export const checkCommand: Command = {
  summary: 'checks settings, database, storage and mailbox',
  help,
  async run(env, words) {
    const states: Finding['state'][] = [];
    for (const { name, look } of chosenChecks(env, words)) {
      for (const { state, text } of await found(look, env)) {
        states.push(state);
        print(`${state.padEnd(8)}${name}: ${text}`);
      }
    }
    return states.includes('failed') ? 1 : 0;
  },
};

function chosenChecks(env: Env, words: string[]): Check[] {
  const options = {
    public: { type: 'boolean' },
    'http-port': { type: 'string' },
    'dns-server': { type: 'string' },
  } as const;
  const { flags } = readFlags(words, options, help);
  const { 'http-port': port = '80', 'dns-server': dnsServer } = flags;
  if (!flags.public) {
    if (flags['http-port'] !== undefined || dnsServer !== undefined)
      throw new UsageError(`That needs --public.\n\n${help}`);
    return checks;
  }
  const httpPort = Number(port);
  if (!Number.isInteger(httpPort) || httpPort < 1 || httpPort > maxPort)
    throw new UsageError(`No port: ${port}.\n\n${help}`);
  const [, mailDomain = ''] = (env.mailbox?.sender ?? company.mailbox).split('@');
  return publicChecks({ siteUrl: env.siteUrl, mailDomain, httpPort, dnsServer: dnsServer as string | undefined });
}

async function found(look: Check['look'], env: Env): Promise<Finding[]> {
  try {
    return [await look(env)].flat();
  } catch (error) {
    return [failed(explainStartFailure(error, env))];
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

async function checkDatabase(env: Env): Promise<Finding | Finding[]> {
  if (env.databaseUrl === undefined) {
    const answer = await askRunningSite(env, 'check');
    if (answer) return [ok('embedded, in use by the running site, which it answers'), guardOfLog(answer.text)];
    if (!existsSync(join(env.dataDirectory, 'postgres')))
      return ok('embedded, not made yet: the first start does that');
  }
  const connection = await connectPlainly(env);
  try {
    const { sql, kind } = connection;
    const name = kind === 'embedded' ? 'embedded' : 'PostgreSQL';
    const state = await readSchemaState(sql);
    if (state.newest === undefined) return ok(`${name}, empty: the first start makes the tables`);
    const problem = (await problemOfSchema(sql, state)) ?? (await problemOfKey(sql, env));
    if (problem) return failed(problem);
    const { missing } = state;
    if (missing > 0)
      return warning(
        `${name}, ${missing} ${missing === 1 ? 'migration is' : 'migrations are'} applied at the next start`,
      );
    const allowed = await unguardedIn((statement) => sql.unsafe(statement));
    return [ok(`${name}, all migrations are applied`), guardOfLog(allowed.join(' and '))];
  } finally {
    await connection.close();
  }
}

function guardOfLog(allowed: string): Finding {
  if (allowed !== '')
    return failed(`it allows ${allowed} on the activity log: the trigger activity_logs_stay is missing`);
  return ok('it refuses update and delete on the activity log');
}

async function checkMailbox({ mailbox }: Env): Promise<Finding> {
  if (!mailbox) return warning('not set up: mail stays queued (settings GRAPH_… or SMTP_URL)');
  const { connected, message } = await mailboxOf(mailbox).test();
  return connected ? ok(message) : failed(message);
}
