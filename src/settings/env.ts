import { resolve } from 'node:path';
import type { EntraAccess } from '../domain/accounts/microsoft/microsoft-sign-in.ts';
import type { FileSettings } from '../domain/files/open-files.ts';
import type { MailAccess } from '../domain/mail/mail-access.ts';
import type { PurgeSettings } from '../domain/publishing/cache-purges.ts';
import type { StorageReserve } from '../domain/storage/storage-room.ts';
import { missingSettings, placeholderSecrets, readBucket, readEntra, readMailbox, readPurges } from './services.ts';
import { findUnknownSettings, type UnknownSetting } from './unknown-settings.ts';
import { type Variables, variables } from './variables.ts';

export type BackupSettings = {
  /** Folder of backups without an explicit path; also holds the list of erasures. */
  folder: string | undefined;
  /** Public keys of age. */
  recipients: string[];
  /** File with the private key for `restore`. */
  identityFile: string | undefined;
  /** Hour of the day, in the company's time zone, at which a backup is made; undefined: none by the site itself. */
  hour: number | undefined;
  /** Older ones are deleted. */
  keepInDays: number;
  /** How often the newest is restored on trial. */
  proofInDays: number;
  /** Address that is notified when a backup fails or cannot be restored. */
  mailTo: string | undefined;
};

export type Env = {
  port: number;
  host: string;
  siteUrl: string;
  /** The site's address in the Tor network; undefined when there is none. */
  onionAddress: string | undefined;
  databaseUrl: string | undefined;
  /** The PostgreSQL server itself, when `databaseUrl` leads to a pooler in transaction mode. */
  databaseDirectUrl: string | undefined;
  dataDirectory: string;
  /** Free space of the volume reserved for the database; undefined for the default. */
  storageReserve: StorageReserve | undefined;
  /** Object storage for uploaded files; undefined: the data directory. */
  bucket: FileSettings['bucket'];
  /** Seconds between the stop signal and the end of serving, so that load balancers can react. */
  stopDelayInSeconds: number;
  /** Whether other processes on this machine may listen on the same port. */
  sharesPort: boolean;
  seed: 'demo' | 'none';
  /** When missing variants of built-in pictures are encoded. */
  pictures: 'ahead' | 'on-request';
  administrator: { username: string; password: string | undefined };
  trustedProxies: string[];
  /** System mailbox, in Microsoft 365 or on a mail server; undefined when not configured. */
  mailbox: MailAccess | undefined;
  /** Shared caches in front of the site that are purged after changes; undefined when not configured. */
  purges: PurgeSettings | undefined;
  /** "Sign in with Microsoft" for staff; undefined when not configured. */
  microsoft: EntraAccess | undefined;
  /** Lets a monitoring system read `/metrics`; undefined: that address does not exist. */
  metricsToken: string | undefined;
  /** Least weight of the lines in the log. */
  logLevel: Variables['LOG_LEVEL'];
  /** Whether each request has a line in the log, which needs the level "info". */
  logsRequests: boolean;
  /** The key of the activity log, 32 bytes in base64; undefined: the one in the data directory. */
  auditKey: string | undefined;
  /** Where the signed head of the activity log is mailed every day. */
  auditMailTo: string | undefined;
  backups: BackupSettings;
};

/** Decides which build of React is used; processes of the server need the same. */
export function nodeEnvironment(): string {
  return process.env.NODE_ENV ?? '';
}

/** All variables, for commands that this server starts from itself. */
export function environment(): Record<string, string | undefined> {
  return process.env;
}

/** Requests to a host do not go through the proxy of the environment, to which `fetch` also sends what is for this machine. */
export function exceptFromProxy(host: string): void {
  const excepted = process.env.NO_PROXY ?? process.env.no_proxy ?? '';
  if (!excepted.split(',').includes(host)) process.env.NO_PROXY = excepted === '' ? host : `${excepted},${host}`;
}

/** Unknown variables that look like settings. */
export function unknownSettings(source: Record<string, string | undefined> = process.env): UnknownSetting[] {
  return findUnknownSettings(Object.keys(source), Object.keys(variables.shape));
}

/** Lists all invalid settings, one per line. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the settings. An empty value counts as not set. Throws SettingsError. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = variables.safeParse(given);
  const missing = [...missingSettings(given), ...placeholderSecrets(given)];
  if (!parsed.success || missing.length > 0) {
    const lines = [
      ...(parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')} ${issue.message}`),
      ...missing,
    ];
    throw new SettingsError(`Invalid settings:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  const mailbox = readMailbox(settings);
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  return {
    port: settings.PORT,
    host: settings.HOST,
    siteUrl,
    onionAddress: settings.ONION_ADDRESS,
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    dataDirectory: resolve(settings.DATA_DIR),
    storageReserve: settings.STORAGE_RESERVE,
    bucket: readBucket(settings),
    stopDelayInSeconds: settings.STOP_DELAY,
    sharesPort: settings.SHARE_PORT === 'on',
    seed: settings.SEED,
    pictures: settings.PICTURES,
    administrator: { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD },
    trustedProxies: settings.TRUST_PROXY,
    mailbox,
    purges: readPurges(settings, siteUrl),
    microsoft: readEntra(settings),
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
    logsRequests: settings.LOG_REQUESTS === 'on' && settings.LOG_LEVEL === 'info',
    auditKey: settings.AUDIT_KEY,
    auditMailTo: settings.AUDIT_MAIL_TO,
    backups: {
      folder: settings.BACKUP_TO && resolve(settings.BACKUP_TO),
      recipients: settings.BACKUP_AGE_RECIPIENT,
      identityFile: settings.BACKUP_AGE_IDENTITY_FILE && resolve(settings.BACKUP_AGE_IDENTITY_FILE),
      hour: settings.BACKUP_HOUR === 'off' ? undefined : settings.BACKUP_HOUR,
      keepInDays: settings.BACKUP_KEEP,
      proofInDays: settings.BACKUP_PROOF,
      mailTo: settings.BACKUP_MAIL_TO,
    },
  };
}
