import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { EntraAccess } from '../domain/accounts/microsoft/microsoft-sign-in.ts';
import type { FileSettings } from '../domain/files/open-files.ts';
import type { GraphAccess } from '../domain/mail/graph-token.ts';
import type { PurgeSettings } from '../domain/publishing/cache-purges.ts';
import type { StorageReserve } from '../domain/storage/storage-room.ts';
import { isOnionOrigin } from './onion-address.ts';
import { findUnknownSettings, type UnknownSetting } from './unknown-settings.ts';

const trimmed = z.string().trim();
const optional = trimmed.optional().transform((value) => value || undefined);
const url = (protocols: string[]) =>
  trimmed.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** Credentials are sent over https only. */
const secureOrigin = (usual: string) =>
  url(['https:'])
    .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'must be an origin without a path')
    .transform((value) => new URL(value).origin)
    .default(usual);

const isHttpAddress = (value: string) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
const sizePattern = /^\d+(\.\d+)?(MB|GB)$/;

function parseSize(text: string): number {
  return Math.floor(Number.parseFloat(text) * (text.endsWith('GB') ? 1024 : 1) * 1024 * 1024);
}

/** The configured share or size. */
function parseReserve(text: string): StorageReserve {
  if (text.endsWith('%')) return { minBytes: 0, share: Number.parseFloat(text) / 100 };
  return { minBytes: parseSize(text), share: 0 };
}

/** The pages of the report channel promise that no backup is older. */
const maxBackupAgeInDays = 35;

const wholeDays = (usual: number, max: number) =>
  trimmed
    .regex(/^\d{1,3}$/, 'must be a whole number of days')
    .transform(Number)
    .refine((days) => days >= 1 && days <= max, `must be from 1 to ${max} days`)
    .default(usual);

const variables = z.object({
  PORT: trimmed
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be between 0 and 65535')
    .default(3000),
  HOST: trimmed.min(1, 'must not be empty').default('127.0.0.1'),
  SITE_URL: url(['http:', 'https:'])
    .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'must be an origin without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  ONION_ADDRESS: trimmed
    .toLowerCase()
    .refine(isOnionOrigin, 'must be http:// and a version 3 onion address, without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:']).optional(),
  DATA_DIR: trimmed.min(1, 'must not be empty').default('./data'),
  STORAGE_RESERVE: trimmed
    .regex(/^\d+(\.\d+)?(%|MB|GB)$/, 'must be a share of the volume such as 5%, or a size such as 500MB or 2GB')
    .refine((value) => !value.endsWith('%') || Number.parseFloat(value) <= 90, 'must be at most 90%')
    .transform(parseReserve)
    .optional(),
  S3_ENDPOINT: url(['http:', 'https:'])
    .refine((value) => !URL.canParse(value) || !/[?#@]/.test(value), 'must not have a query, a fragment or a user')
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  S3_REGION: trimmed.regex(/^[a-z0-9-]{1,64}$/, 'must be small letters, digits and -').default('us-east-1'),
  S3_BUCKET: trimmed
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be 3 to 63 small letters, digits, dots or -')
    .optional(),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PREFIX: trimmed
    .regex(/^[\w-][\w./-]{0,199}$/, 'must be letters, digits or . _ - / and not begin with /')
    .transform((value) => (value.endsWith('/') ? value : `${value}/`))
    .optional(),
  S3_PATH_STYLE: z.enum(['true', 'false'], { error: 'must be "true" or "false"' }).default('true'),
  S3_CACHE_SIZE: trimmed
    .regex(sizePattern, 'must be a size such as 500MB or 2GB')
    .transform(parseSize)
    .refine((bytes) => bytes >= 16 * 1024 * 1024, 'must be at least 16MB')
    .default(1024 * 1024 * 1024),
  STOP_DELAY: trimmed
    .regex(/^\d+$/, 'must be a whole number of seconds')
    .transform(Number)
    .refine((seconds) => seconds <= 300, 'must be at most 300')
    .default(0),
  SEED: z.enum(['demo', 'none'], { error: 'must be "demo" or "none"' }).default('demo'),
  PICTURES: z.enum(['ahead', 'on-request'], { error: 'must be "ahead" or "on-request"' }).default('ahead'),
  ADMIN_USERNAME: trimmed
    .regex(/^[\w.@-]{3,64}$/, 'must be 3 to 64 letters, digits or . _ @ -')
    .transform((name) => name.toLowerCase())
    .default('admin'),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').max(256, 'is too long').optional(),
  TRUST_PROXY: optional
    .transform((list) => (list ? list.split(/[\s,]+/).filter(Boolean) : []))
    .refine((list) => list.every((address) => isIP(address) > 0), 'must be IP addresses; no names and no ranges'),
  GRAPH_TENANT_ID: optional,
  GRAPH_CLIENT_ID: optional,
  GRAPH_CLIENT_SECRET: optional,
  GRAPH_SENDER: trimmed.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address').optional(),
  GRAPH_BASE_URL: secureOrigin('https://graph.microsoft.com'),
  GRAPH_AUTHORITY: secureOrigin('https://login.microsoftonline.com'),
  PURGE_URLS: optional
    .transform((list) => (list ? list.split(/[\s,]+/).filter(Boolean) : []))
    .refine((list) => list.every(isHttpAddress), 'must be addresses that begin with http:// or https://'),
  PURGE_METHOD: z.enum(['PURGE', 'DELETE', 'POST'], { error: 'must be "PURGE", "DELETE" or "POST"' }).default('PURGE'),
  PURGE_BY: z
    .enum(['everything', 'cache-tag', 'surrogate-key'], {
      error: 'must be "everything", "cache-tag" or "surrogate-key"',
    })
    .default('everything'),
  PURGE_HEADER: trimmed.regex(/^[\w-]+:\s*[\x21-\x7e][\x20-\x7e]*$/, 'must be a header, "Name: value"').optional(),
  METRICS_TOKEN: optional.refine((value) => !value || value.length >= 16, 'must have at least 16 characters'),
  LOG_REQUESTS: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('on'),
  AUDIT_KEY: optional.refine((value) => !value || Buffer.from(value, 'base64').length === 32, {
    error: 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them',
  }),
  AUDIT_MAIL_TO: trimmed.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address').optional(),
  BACKUP_TO: optional,
  BACKUP_AGE_RECIPIENT: optional
    .transform((list) => (list ? list.split(/[\s,]+/).filter(Boolean) : []))
    .refine(
      (list) => list.every((key) => /^age1[02-9ac-hj-np-z]{58}$/.test(key)),
      'must be public keys of age (age1…)',
    ),
  BACKUP_AGE_IDENTITY_FILE: optional,
  BACKUP_HOUR: z
    .union([z.literal('off'), trimmed.regex(/^([01]?\d|2[0-3])$/).transform(Number)], {
      error: 'must be an hour from 0 to 23, or "off"',
    })
    .default(2),
  BACKUP_KEEP: wholeDays(maxBackupAgeInDays, maxBackupAgeInDays),
  BACKUP_PROOF: wholeDays(7, maxBackupAgeInDays),
  BACKUP_MAIL_TO: trimmed.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address').optional(),
  ENTRA_TENANT_ID: optional,
  ENTRA_CLIENT_ID: optional,
  ENTRA_CLIENT_SECRET: optional,
  ENTRA_AUTHORITY: secureOrigin('https://login.microsoftonline.com'),
});

export type BackupSettings = {
  /** Folder of backups that are not given a name; the list of erasures is kept there too. */
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
  /** Who is told when a backup fails or cannot be restored. */
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
  stopDelay: number;
  seed: 'demo' | 'none';
  /** When missing variants of built-in pictures are encoded. */
  pictures: 'ahead' | 'on-request';
  administrator: { username: string; password: string | undefined };
  trustedProxies: string[];
  /** System mailbox in Microsoft 365; undefined when not configured. */
  mailbox: GraphAccess | undefined;
  /** Shared caches in front of the site that are purged after changes; undefined when not configured. */
  purges: PurgeSettings | undefined;
  /** "Sign in with Microsoft" for staff; undefined when not configured. */
  microsoft: EntraAccess | undefined;
  /** Lets a monitoring system read `/metrics`; undefined: that address does not exist. */
  metricsToken: string | undefined;
  /** Whether each request has a line in the log. */
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
  const missing = [
    ...missingOf(mailboxNames, given, 'the mailbox'),
    ...missingOf(entraNames, given, '"Sign in with Microsoft"'),
    ...(given.DATABASE_DIRECT_URL && !given.DATABASE_URL
      ? ['  DATABASE_URL is missing: DATABASE_DIRECT_URL is of use only with it']
      : []),
    ...missingOf(bucketNames, given, 'object storage'),
  ];
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
    stopDelay: settings.STOP_DELAY,
    seed: settings.SEED,
    pictures: settings.PICTURES,
    administrator: { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD },
    trustedProxies: settings.TRUST_PROXY,
    mailbox,
    purges: readPurges(settings, siteUrl),
    microsoft: readEntra(settings),
    metricsToken: settings.METRICS_TOKEN,
    logsRequests: settings.LOG_REQUESTS === 'on',
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

const mailboxNames = ['GRAPH_TENANT_ID', 'GRAPH_CLIENT_ID', 'GRAPH_CLIENT_SECRET', 'GRAPH_SENDER'] as const;

const entraNames = ['ENTRA_TENANT_ID', 'ENTRA_CLIENT_ID', 'ENTRA_CLIENT_SECRET'] as const;

const bucketNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Settings that must be set together; returns one line per missing setting. */
function missingOf(names: readonly string[], given: Record<string, unknown>, thing: string): string[] {
  const missing = names.filter((name) => !given[name]);
  if (missing.length === names.length) return [];
  return missing.map((name) => `  ${name} is missing: ${thing} needs all of ${names.join(', ')}`);
}

function readMailbox(settings: z.output<typeof variables>): GraphAccess | undefined {
  const { GRAPH_TENANT_ID, GRAPH_CLIENT_ID, GRAPH_CLIENT_SECRET, GRAPH_SENDER } = settings;
  if (!GRAPH_TENANT_ID || !GRAPH_CLIENT_ID || !GRAPH_CLIENT_SECRET || !GRAPH_SENDER) return undefined;
  return {
    tenantId: GRAPH_TENANT_ID,
    clientId: GRAPH_CLIENT_ID,
    clientSecret: GRAPH_CLIENT_SECRET,
    sender: GRAPH_SENDER,
    baseUrl: settings.GRAPH_BASE_URL,
    authority: settings.GRAPH_AUTHORITY,
  };
}

function readBucket(settings: z.output<typeof variables>): FileSettings['bucket'] {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: settings.S3_PREFIX ?? '',
    pathStyle: settings.S3_PATH_STYLE === 'true',
    maxCopiesInBytes: settings.S3_CACHE_SIZE,
  };
}

function readPurges(settings: z.output<typeof variables>, siteUrl: string): PurgeSettings | undefined {
  const { PURGE_URLS: endpoints, PURGE_METHOD: method, PURGE_BY: by, PURGE_HEADER: given } = settings;
  if (endpoints.length === 0) return undefined;
  const colon = given?.indexOf(':') ?? -1;
  const header = given ? { name: given.slice(0, colon), value: given.slice(colon + 1).trim() } : undefined;
  return { endpoints: [...new Set(endpoints)], method, by, header, siteUrl };
}

function readEntra(settings: z.output<typeof variables>): EntraAccess | undefined {
  const { ENTRA_TENANT_ID, ENTRA_CLIENT_ID, ENTRA_CLIENT_SECRET } = settings;
  if (!ENTRA_TENANT_ID || !ENTRA_CLIENT_ID || !ENTRA_CLIENT_SECRET) return undefined;
  return {
    tenantId: ENTRA_TENANT_ID,
    clientId: ENTRA_CLIENT_ID,
    clientSecret: ENTRA_CLIENT_SECRET,
    authority: settings.ENTRA_AUTHORITY,
  };
}
