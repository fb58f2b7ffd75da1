import { z } from 'zod';
import * as schemas from './schemas.ts';
import { isOnionOrigin } from './schemas.ts';
import { bucket, entra, graph, purges, smtp } from './services.ts';
import type { Settings } from './setting.ts';

// The settings of the site itself. After a change, `bun run settings` writes .env.example and docs/settings.md.

/** The pages of the report channel promise that no backup is older. */
const maxBackupAgeInDays = 35;

export const listening = {
  port: { name: 'PORT', schema: schemas.wholeNumber({ max: 65_535 }), default: '3000', text: 'Port to listen on.' },
  host: {
    name: 'HOST',
    schema: schemas.text,
    default: '127.0.0.1',
    text: 'Address to listen on; 0.0.0.0 opens the site to other machines.',
  },
  siteUrl: {
    name: 'SITE_URL',
    schema: schemas.origin('http:', 'https:'),
    text: `Origin that the public types in; it stands in canonical links, language alternates and feeds. http://localhost
      with PORT when empty.`,
  },
  onionAddress: {
    name: 'ONION_ADDRESS',
    schema: schemas.text
      .toLowerCase()
      .refine(isOnionOrigin, 'must be http:// and a version 3 onion address, without a path')
      .transform((value) => new URL(value).origin),
    text: `Address of the site in the Tor network, http:// with 56 letters and digits and .onion: Tor Browser offers it on
      the pages of the report channel (docs/how-to/onion-address.md).`,
  },
  trustedProxies: {
    name: 'TRUST_PROXY',
    schema: schemas.ipAddresses,
    default: '',
    text: `IP addresses of the proxies in front of the site, comma-separated, whose X-Forwarded-For header is believed; none
      when empty.`,
  },
  stopDelayInSeconds: {
    name: 'STOP_DELAY',
    schema: schemas.wholeNumber({ max: 300, unit: 'seconds' }),
    default: '0',
    text: `Seconds that the site goes on serving after the stop signal, while /ready answers 503, so that a load balancer
      takes the node away first: a little more than the interval of its health check. A second signal ends the wait.`,
  },
  sharesPort: {
    name: 'SHARE_PORT',
    schema: schemas.onOrOff,
    default: 'off',
    text: `on: several processes of the site, one for each core, listen on the same PORT, and the kernel divides the
      connections among them. They need DATABASE_URL and the same settings (docs/operations.md#one-process-for-each-core).`,
  },
} satisfies Settings;

export const data = {
  databaseUrl: {
    name: 'DATABASE_URL',
    schema: schemas.url('postgres:', 'postgresql:'),
    isSecret: true,
    text: `PostgreSQL server, e.g. postgres://user:password@localhost:5432/alumina; the embedded PostgreSQL in DATA_DIR when
      empty.`,
  },
  databaseDirectUrl: {
    name: 'DATABASE_DIRECT_URL',
    schema: schemas.url('postgres:', 'postgresql:'),
    isSecret: true,
    text: `The server itself, when DATABASE_URL leads to a pooler in transaction mode (PgBouncer): notifications and
      migrations go there.`,
  },
  dataDirectory: {
    name: 'DATA_DIR',
    schema: schemas.path,
    default: './data',
    text: 'Folder of the embedded database and of uploaded files.',
  },
  storageReserve: {
    name: 'STORAGE_RESERVE',
    schema: schemas.storageReserve,
    text: `Free space of the volume of DATA_DIR that uploads leave to the database: a share such as 5%, or a size such as
      2GB. Below it uploads are refused with status 507, and everything else goes on. 2%, but at least 256MB, when empty.`,
  },
  seed: {
    name: 'SEED',
    schema: z.enum(['demo', 'none'], { error: 'must be "demo" or "none"' }),
    default: 'demo',
    text: `What an empty database starts with: demo (the demonstration company) or none. With demo and a SITE_URL on this
      machine the report channel is open as a demonstration, which its form says; its passphrase is printed once.`,
  },
  pictures: {
    name: 'PICTURES',
    schema: z.enum(['ahead', 'on-request'], { error: 'must be "ahead" or "on-request"' }),
    default: 'ahead',
    text: `When the sizes of the built-in pictures are encoded that \`bun run build\` has not made: ahead (while the site is
      idle: without a request for a second) or on-request (each at its first request).`,
  },
} satisfies Settings;

export const administrator = {
  username: {
    name: 'ADMIN_USERNAME',
    schema: schemas.text
      .regex(/^[\w.@-]{3,64}$/, 'must be 3 to 64 letters, digits or . _ @ -')
      .transform((name) => name.toLowerCase()),
    default: 'admin',
    text: 'Account made on the first start.',
  },
  password: {
    name: 'ADMIN_PASSWORD',
    schema: z.string().min(12, 'must have at least 12 characters').max(256, 'is too long'),
    isSecret: true,
    text: `Its password, 12 to 128 characters, no common one and no names of the company; when empty, a random one is made
      and printed once.`,
  },
} satisfies Settings;

export const monitoring = {
  metricsToken: {
    name: 'METRICS_TOKEN',
    schema: schemas.text.min(16, 'must have at least 16 characters'),
    isSecret: true,
    text: 'Token with which a monitoring system reads /metrics, at least 16 characters; without it there is no such address.',
  },
  logLevel: {
    name: 'LOG_LEVEL',
    schema: z.enum(['error', 'warn', 'info'], { error: 'must be "error", "warn" or "info"' }),
    default: 'info',
    text: `Which lines are logged: error, warn (also warnings) or info (all). Of equal lines ten a minute are written, then
      one with the number of the others ("repeated").`,
  },
  logsRequests: {
    name: 'LOG_REQUESTS',
    schema: schemas.onOrOff,
    default: 'on',
    text: 'One log line per request: on or off; none of them unless LOG_LEVEL is info.',
  },
} satisfies Settings;

export const activityLog = {
  activityLogDays: {
    name: 'ACTIVITY_LOG_DAYS',
    schema: schemas.wholeDays(3650),
    default: '730',
    text: `Days after which entries of the activity log are removed, at most 3650. The chain then says where it begins. Nothing is
      removed from a log that is not intact.`,
  },
  auditKey: {
    name: 'AUDIT_KEY',
    schema: schemas.text.refine((value) => Buffer.from(value, 'base64').length === 32, {
      error: 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them',
    }),
    isSecret: true,
    text: `Key that seals and signs the activity log, 32 bytes in base64 (openssl rand -base64 32); made in DATA_DIR/audit/key
      when empty. Several nodes without a common DATA_DIR need the same one here.`,
  },
  auditMailTo: {
    name: 'AUDIT_MAIL_TO',
    schema: schemas.email,
    text: 'Address that gets the signed head of the log every day, e.g. auditor@example.com; none when empty.',
  },
} satisfies Settings;

export const backups = {
  folder: {
    name: 'BACKUP_TO',
    schema: schemas.path,
    text: `Folder for backups, on another volume, e.g. /backups; it has to exist. The site stores the list of erasures there
      too.`,
  },
  recipients: {
    name: 'BACKUP_AGE_RECIPIENT',
    schema: schemas.ageRecipients,
    default: '',
    text: 'Public keys of age (age1…) that open the backups, comma-separated; `backup --make-key FILE` makes a pair.',
  },
  identityFile: {
    name: 'BACKUP_AGE_IDENTITY_FILE',
    schema: schemas.path,
    text: `File with the private key, for \`restore\`. When it is on the server, the site restores a backup on trial every
      week; without it, only the file is compared with the one that was written.`,
  },
  hour: {
    name: 'BACKUP_HOUR',
    schema: schemas.hourOrOff,
    default: '2',
    text: `Hour of the backup in the company's time zone, from 0 to 23; "off" when another scheduler runs \`backup\`.`,
  },
  keepInDays: {
    name: 'BACKUP_KEEP',
    schema: schemas.wholeDays(maxBackupAgeInDays),
    default: String(maxBackupAgeInDays),
    text: `Days after which backups are deleted, at most 35: the pages of the report channel promise that. The last good one
      stays.`,
  },
  proofInDays: {
    name: 'BACKUP_PROOF',
    schema: schemas.wholeDays(maxBackupAgeInDays),
    default: '7',
    text: 'Days between two trials.',
  },
  mailTo: {
    name: 'BACKUP_MAIL_TO',
    schema: schemas.email,
    text: 'Who gets a mail when a backup fails or cannot be restored.',
  },
} satisfies Settings;

type Section = { title: string; text?: string; settings: Settings };

/** All settings, in the order in which they are explained. */
export const sections: readonly Section[] = [
  { title: 'Where the site listens and what it is called', settings: listening },
  { title: 'Data', settings: data },
  {
    title: 'Object storage',
    text: `Uploaded files in a bucket of Amazon S3, MinIO, Ceph or another that speaks S3, instead of DATA_DIR, which several
      nodes need (docs/operations.md#object-storage). The bucket must exist, and strangers must not be able to read it.
      The first four settings are set together or not at all.`,
    settings: { ...bucket.required, ...bucket.optional },
  },
  { title: 'First administrator', settings: administrator },
  {
    title: 'Shared caches in front of the site',
    text: `What makes nginx, Varnish or a CDN forget the site's pages and files when content changes
      (docs/how-to/cache-in-front.md). Without it uploaded files stay in a shared cache for at most 60 seconds.`,
    settings: { ...purges.required, ...purges.optional },
  },
  { title: 'Monitoring', settings: monitoring },
  { title: 'Activity log', settings: activityLog },
  {
    title: 'Backups',
    text: `With folder and public key the site makes a backup every night. Without them there is none, which the dashboard
      says (docs/operations.md#backup).`,
    settings: backups,
  },
  {
    title: 'Mail from Microsoft 365',
    text: `The system mailbox, by an application with the permission Mail.Send. Without a mailbox mail waits in the
      outbox. The first four settings are set together or not at all.`,
    settings: { ...graph.required, ...graph.optional },
  },
  {
    title: 'Mail from any other server',
    text: 'Instead of Microsoft 365; both or none.',
    settings: { ...smtp.required, ...smtp.optional },
  },
  {
    title: 'Sign in with Microsoft',
    text: `For staff, by an application of Entra ID whose redirect address is SITE_URL + /backend/login/microsoft/callback.
      Who may sign in, staff list in their accounts, or \`bun run account allow\`. The first three settings are
      set together or not at all.`,
    settings: { ...entra.required, ...entra.optional },
  },
];

export const settings: readonly Settings[string][] = sections.flatMap((section) => Object.values(section.settings));
