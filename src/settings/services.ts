import type { EntraAccess } from '../domain/accounts/microsoft/microsoft-sign-in.ts';
import type { FileSettings } from '../domain/files/open-files.ts';
import type { MailAccess } from '../domain/mail/mail-access.ts';
import type { PurgeSettings } from '../domain/publishing/cache-purges.ts';
import type { Variables } from './variables.ts';

// External services: each needs several settings, which are set together or not at all.

const mailboxNames = ['GRAPH_TENANT_ID', 'GRAPH_CLIENT_ID', 'GRAPH_CLIENT_SECRET', 'GRAPH_SENDER'] as const;

const smtpNames = ['SMTP_URL', 'SMTP_SENDER'] as const;

const entraNames = ['ENTRA_TENANT_ID', 'ENTRA_CLIENT_ID', 'ENTRA_CLIENT_SECRET'] as const;

const bucketNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** One line for each setting that is missing beside one that needs it. */
export function missingSettings(given: Record<string, unknown>): string[] {
  return [
    ...missingOf(mailboxNames, given, 'the mailbox'),
    ...missingOf(smtpNames, given, 'the mailbox'),
    ...(given.SMTP_URL && given.GRAPH_TENANT_ID ? ['  SMTP_URL and GRAPH_… are two mailboxes: set one of them'] : []),
    ...missingOf(entraNames, given, '"Sign in with Microsoft"'),
    ...(given.DATABASE_DIRECT_URL && !given.DATABASE_URL
      ? ['  DATABASE_URL is missing: DATABASE_DIRECT_URL is of use only with it']
      : []),
    ...(given.SHARE_PORT === 'on' && !given.DATABASE_URL
      ? ['  DATABASE_URL is missing: SHARE_PORT=on needs it, because only one process can use the embedded database']
      : []),
    ...missingOf(bucketNames, given, 'object storage'),
  ];
}

const secretNames = [
  ...['METRICS_TOKEN', 'ADMIN_PASSWORD', 'AUDIT_KEY', 'S3_SECRET_ACCESS_KEY'],
  ...['GRAPH_CLIENT_SECRET', 'ENTRA_CLIENT_SECRET', 'PURGE_HEADER'],
];

/** One line for each secret that still has the value of `.env.example` or of a file in `deploy/`. */
export function placeholderSecrets(given: Record<string, unknown>): string[] {
  const isPlaceholder = (secret: string) =>
    /^(?:replace|change|insert|your)[-_ ]|^changeme|^password$|…|^<.*>$/i.test(secret);
  const settingOf = (name: string) => String(given[name] ?? '');
  const passwordOf = (name: string) => /^\w+:\/\/[^:@/]*:([^@]*)@/.exec(settingOf(name))?.[1] ?? '';
  return [
    ...secretNames.filter((name) => isPlaceholder(settingOf(name))),
    ...['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL'].filter((name) => isPlaceholder(passwordOf(name))),
  ].map((name) => `  ${name} still has the secret of the sample: replace it by one of your own`);
}

/** Settings that must be set together; returns one line per missing setting. */
function missingOf(names: readonly string[], given: Record<string, unknown>, thing: string): string[] {
  const missing = names.filter((name) => !given[name]);
  if (missing.length === names.length) return [];
  return missing.map((name) => `  ${name} is missing: ${thing} needs all of ${names.join(', ')}`);
}

export function readMailbox(settings: Variables): MailAccess | undefined {
  const { SMTP_URL: smtpUrl, SMTP_SENDER } = settings;
  if (smtpUrl && SMTP_SENDER) return { smtpUrl, sender: SMTP_SENDER };
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

export function readBucket(settings: Variables): FileSettings['bucket'] {
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

export function readPurges(settings: Variables, siteUrl: string): PurgeSettings | undefined {
  const { PURGE_URLS: endpoints, PURGE_METHOD: method, PURGE_BY: by, PURGE_HEADER: given } = settings;
  if (endpoints.length === 0) return undefined;
  const colon = given?.indexOf(':') ?? -1;
  const header = given ? { name: given.slice(0, colon), value: given.slice(colon + 1).trim() } : undefined;
  return { endpoints: [...new Set(endpoints)], method, by, header, siteUrl };
}

export function readEntra(settings: Variables): EntraAccess | undefined {
  const { ENTRA_TENANT_ID, ENTRA_CLIENT_ID, ENTRA_CLIENT_SECRET } = settings;
  if (!ENTRA_TENANT_ID || !ENTRA_CLIENT_ID || !ENTRA_CLIENT_SECRET) return undefined;
  return {
    tenantId: ENTRA_TENANT_ID,
    clientId: ENTRA_CLIENT_ID,
    clientSecret: ENTRA_CLIENT_SECRET,
    authority: settings.ENTRA_AUTHORITY,
  };
}
