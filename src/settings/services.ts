import { z } from 'zod';
import * as schemas from './schemas.ts';
import type { Service } from './setting.ts';

// External services. After a change, `bun run settings` writes .env.example and docs/settings.md.

export const bucket = {
  thing: 'object storage',
  required: {
    endpoint: {
      name: 'S3_ENDPOINT',
      schema: schemas
        .url('http:', 'https:')
        .refine((value) => !/[?#@]/.test(value), 'must not have a query, a fragment or a user')
        .transform((value) => value.replace(/\/$/, '')),
      text: 'Address of the storage, e.g. https://s3.eu-central-1.amazonaws.com.',
    },
    bucket: {
      name: 'S3_BUCKET',
      schema: schemas.text.regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'must be 3 to 63 small letters, digits, dots or -',
      ),
      text: 'Name of the bucket.',
    },
    accessKeyId: { name: 'S3_ACCESS_KEY_ID', schema: schemas.text, text: 'Its access key.' },
    secretAccessKey: {
      name: 'S3_SECRET_ACCESS_KEY',
      schema: schemas.text,
      isSecret: true,
      text: 'The secret of that key.',
    },
  },
  optional: {
    region: {
      name: 'S3_REGION',
      schema: schemas.text.regex(/^[a-z0-9-]{1,64}$/, 'must be small letters, digits and -'),
      default: 'us-east-1',
      text: 'Region of the bucket.',
    },
    prefix: {
      name: 'S3_PREFIX',
      schema: z.union([
        z.literal(''),
        schemas.text
          .regex(/^[\w-][\w./-]{0,199}$/, 'must be letters, digits or . _ - / and not begin with /')
          .transform((value) => (value.endsWith('/') ? value : `${value}/`)),
      ]),
      default: '',
      text: 'Begins the name of every object, for a bucket that holds other things too, e.g. site/.',
    },
    pathStyle: {
      name: 'S3_PATH_STYLE',
      schema: schemas.trueOrFalse,
      default: 'true',
      text: 'true: the bucket is named in the path, false: in the host, as newer buckets of Amazon want it.',
    },
    maxCopiesInBytes: {
      name: 'S3_CACHE_SIZE',
      schema: schemas.size,
      default: '1GB',
      text: 'How much of the public files each node has on its own disk, in DATA_DIR/files.',
    },
  },
} satisfies Service;

export const purges = {
  thing: 'purging shared caches',
  required: {
    endpoints: {
      name: 'PURGE_URLS',
      schema: schemas.httpAddresses,
      text: `Addresses to which every change of public content is sent, comma-separated, e.g. http://127.0.0.1:8080/* for
        Varnish. A refusal is repeated, and shown on the dashboard.`,
    },
  },
  optional: {
    method: {
      name: 'PURGE_METHOD',
      schema: z.enum(['PURGE', 'DELETE', 'POST'], { error: 'must be "PURGE", "DELETE" or "POST"' }),
      default: 'PURGE',
      text: `PURGE, DELETE for the folders of nginx, or POST for services, e.g.
        https://api.cloudflare.com/client/v4/zones/…/purge_cache.`,
    },
    by: {
      name: 'PURGE_BY',
      schema: z.enum(['everything', 'cache-tag', 'surrogate-key'], {
        error: 'must be "everything", "cache-tag" or "surrogate-key"',
      }),
      default: 'everything',
      text: `What a purge names: everything (nothing but the address), cache-tag (the tag of all pages and uploaded files, as
        Cloudflare wants it) or surrogate-key (as Fastly wants it). With the tag, built files stay in the cache.`,
    },
    header: {
      name: 'PURGE_HEADER',
      schema: schemas.header,
      isSecret: true,
      text: 'A header that authorises it, e.g. Authorization: Bearer …',
    },
  },
} satisfies Service;

export const graph = {
  thing: 'the mailbox',
  required: {
    tenantId: { name: 'GRAPH_TENANT_ID', schema: schemas.text, text: 'Tenant of the application.' },
    clientId: { name: 'GRAPH_CLIENT_ID', schema: schemas.text, text: 'The application.' },
    clientSecret: { name: 'GRAPH_CLIENT_SECRET', schema: schemas.text, isSecret: true, text: 'Its secret.' },
    sender: {
      name: 'GRAPH_SENDER',
      schema: schemas.email,
      text: 'Address of the mailbox that sends and receives, e.g. website@example.com.',
    },
  },
  optional: {
    baseUrl: {
      name: 'GRAPH_BASE_URL',
      schema: schemas.origin('https:'),
      default: 'https://graph.microsoft.com',
      text: 'Address of Microsoft Graph; https only.',
    },
    authority: {
      name: 'GRAPH_AUTHORITY',
      schema: schemas.origin('https:'),
      default: 'https://login.microsoftonline.com',
      text: 'Address of its sign-in; https only.',
    },
  },
} satisfies Service;

export const smtp = {
  thing: 'the mailbox',
  required: {
    smtpUrl: {
      name: 'SMTP_URL',
      schema: schemas.smtpUrl,
      isSecret: true,
      text: `smtps://user:password@mail.example.com (TLS from the start, port 465) or smtp://user:password@mail.example.com
        (STARTTLS, port 587); a relay on this machine may do without TLS. Special characters of the password are
        percent-encoded.`,
    },
    sender: { name: 'SMTP_SENDER', schema: schemas.email, text: 'Address that the mail comes from.' },
  },
  optional: {},
} satisfies Service;

export const entra = {
  thing: '"Sign in with Microsoft"',
  required: {
    tenantId: { name: 'ENTRA_TENANT_ID', schema: schemas.text, text: 'Tenant of the application, a GUID.' },
    clientId: { name: 'ENTRA_CLIENT_ID', schema: schemas.text, text: 'The application.' },
    clientSecret: { name: 'ENTRA_CLIENT_SECRET', schema: schemas.text, isSecret: true, text: 'Its secret.' },
  },
  optional: {
    authority: {
      name: 'ENTRA_AUTHORITY',
      schema: schemas.origin('https:'),
      default: 'https://login.microsoftonline.com',
      text: 'Address of the sign-in; https only.',
    },
  },
} satisfies Service;
