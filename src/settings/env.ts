import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { activityLog, administrator, backups, data, listening, monitoring } from './entries.ts';
import { conflicts, Reader, sampleSecrets, unknownSettings, type Variables } from './reader.ts';
import { bucket, entra, graph, purges, smtp } from './services.ts';

export type Env = ReturnType<typeof readEnv>;

export type BackupSettings = Env['backups'];

/** Decides which build of React is used; processes of the server need the same. */
export function nodeEnvironment(): string {
  return process.env.NODE_ENV ?? '';
}

/** All variables, for commands that this server starts from itself. */
export function environment(): Variables {
  return process.env;
}

/** Lists all invalid settings, one per line. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const file = '.env';

/** Reads the settings. An empty value counts as not set. Throws SettingsError, also for an unknown name. */
export function readEnv(
  variables: Variables = process.env,
  envFile = existsSync(file) ? readFileSync(file, 'utf8') : '',
) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  // A file that the runtime did not load has no effect: its names are not in the environment.
  const namesInFile = Object.keys(parseEnv(envFile)).filter((name) => name in variables);
  const reader = new Reader(given);
  const values = {
    ...reader.read(listening),
    ...reader.read(data),
    ...reader.read(monitoring),
    ...reader.read(activityLog),
    administrator: reader.read(administrator),
    backups: reader.read(backups),
    bucket: reader.readService(bucket),
    mailbox: reader.readService(smtp) ?? reader.readService(graph),
    microsoft: reader.readService(entra),
    purges: reader.readService(purges),
  };
  const problems = [
    ...reader.problems,
    ...conflicts(given),
    ...sampleSecrets(given),
    ...unknownSettings(given, namesInFile),
  ];
  if (problems.length > 0) throw new SettingsError(['Invalid settings:', ...problems].join('\n  '));
  const siteUrl = values.siteUrl ?? `http://localhost:${values.port}`;
  return {
    ...values,
    siteUrl,
    logsRequests: values.logsRequests && values.logLevel === 'info',
    purges: values.purges && { ...values.purges, siteUrl },
  };
}
