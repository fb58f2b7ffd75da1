import { isIP } from 'node:net';
import { z } from 'zod';
import type { StorageReserve } from '../domain/storage/storage-room.ts';
import { isOnionOrigin } from './onion-address.ts';

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
/** No query: the library would read options from it, such as one that trusts any certificate. */
function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname, pathname, search, hash, username, password } = new URL(value);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return hostname !== '' && (pathname === '' || pathname === '/') && search === '' && hash === '';
}

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

/** Each variable as it is written, and what it means. */
export const variables = z.object({
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
  SHARE_PORT: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('off'),
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
  SMTP_URL: url(['smtp:', 'smtps:'])
    .refine((value) => isSmtpUrl(value), {
      error: 'must be smtps://user:password@host or smtp://user:password@host, without a path',
    })
    .optional(),
  SMTP_SENDER: trimmed.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address').optional(),
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
  LOG_LEVEL: z.enum(['error', 'warn', 'info'], { error: 'must be "error", "warn" or "info"' }).default('info'),
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

export type Variables = z.output<typeof variables>;
