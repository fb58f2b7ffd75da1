import { describe, expect, test } from 'bun:test';
import { resolve } from 'node:path';
import { settingsFiles } from '../../scripts/settings.ts';
import { readEnv, SettingsError } from '../../src/settings/env.ts';
import { readSource } from '../support/sources.ts';

const wrong: Record<string, string> = {
  PORT: '80a',
  LOG_LEVEL: 'debug',
  SITE_URL: 'example.com',
  DATABASE_URL: 'mysql://localhost/site',
  ONION_ADDRESS: 'https://example.com',
  SEED: 'everything',
  ADMIN_USERNAME: 'a b',
  ADMIN_PASSWORD: 'short',
  TRUST_PROXY: '10.0.0.0/8',
};

function complaintAbout(settings: Record<string, string>, envFile?: string): string {
  try {
    readEnv(settings, envFile);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

test('without any setting there are defaults', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    dataDirectory: resolve('data'),
    seed: 'demo',
    trustedProxies: [],
  });
});

test('requests are logged at the level "info" only', () => {
  expect(readEnv({})).toMatchObject({ logLevel: 'info', logsRequests: true });
  expect(readEnv({ LOG_LEVEL: 'warn' })).toMatchObject({ logLevel: 'warn', logsRequests: false });
});

test('an empty setting counts as missing', () => {
  const empty = Object.fromEntries(Object.keys(wrong).map((name) => [name, '']));
  expect(readEnv(empty)).toEqual(readEnv({}));
});

test('all errors are listed, one per line', () => {
  const lines = complaintAbout(wrong).split('\n').slice(1);
  expect(lines.map((line) => line.trim().split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort());
});

test.each([
  ...Object.entries(wrong),
  ['SITE_URL', 'https://example.com/path'],
  ['SITE_URL', 'ftp://example.com'],
  ['PORT', '65536'],
  ['ONION_ADDRESS', 'https://duckduckgogg42xjoc72x3sjasowoarfbgcmvfimaftt6twagswzczad.onion'],
  ['ONION_ADDRESS', 'http://duckduckgogg42xjoc72x3sjasowoarfbgcmvfimaftt6twagswzczae.onion'],
  ['ONION_ADDRESS', 'http://duckduckgogg42xjoc72x3sjasowoarfbgcmvfimaftt6twagswzczad.onion/path'],
  ['ONION_ADDRESS', 'http://3g2upl4pq6kufc4m.onion'],
])('%s=%s is refused alone too', (name, value) => {
  expect(complaintAbout({ [name]: value })).toContain(name);
});

test.each([
  ['METRICS_TOKEN', 'replace-with-openssl-rand-hex-24'],
  ['ADMIN_PASSWORD', 'change-me-please'],
  ['PURGE_HEADER', 'Authorization: Bearer …'],
  ['DATABASE_URL', 'postgres://site:password@127.0.0.1:5432/site'],
  ['DATABASE_URL', 'postgres://user:password@localhost:5432/alumina'],
  ['SMTP_URL', 'smtps://user:password@mail.example.com'],
  ['DATABASE_URL', 'postgres://site:<password>@127.0.0.1:5432/site'],
  ['SMTP_URL', 'smtps://user:…@mail.example.com'],
  ['DATABASE_URL', 'postgres://site:changeme@127.0.0.1:5432/site'],
])('%s=%s is the secret of a sample and is refused', (name, value) => {
  expect(complaintAbout({ [name]: value })).toContain(`  ${name} `);
});

test('the samples under deploy are refused until their secrets are replaced', async () => {
  const sample = await readSource('deploy/systemd/settings.example');
  const settings = Object.fromEntries(
    [...sample.matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(complaintAbout(settings).split('\n').slice(1)).toEqual([
    '  DATABASE_URL still has the secret of the sample: replace it by one of your own',
    '  METRICS_TOKEN still has the secret of the sample: replace it by one of your own',
  ]);
});

test('an error does not contain the password', () => {
  expect(complaintAbout({ ADMIN_PASSWORD: 'hunter2' })).not.toContain('hunter2');
});

describe('an unknown name', () => {
  /** The lines about it, in an environment or in `.env`. */
  const refused = (variables: Record<string, string>, envFile = '') =>
    complaintAbout(variables, envFile)
      .split('\n')
      .slice(1)
      .map((line) => line.trim());

  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['DATABASE_PASSWORD', 'DATABASE_URL'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['DATADIR', 'DATA_DIR'],
    ['ONION_ADRESS', 'ONION_ADDRESS'],
    ['ADMIN_EMAIL', 'ADMIN_USERNAME'],
    ['GRAPH_TENANTID', 'GRAPH_TENANT_ID'],
    ['graph_client', 'GRAPH_CLIENT_ID'],
    ['S3_BUCKET_NAME', 'S3_BUCKET'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['BACKUP_FOLDER', 'BACKUP_HOUR'],
    ['AUDIT_KEY_FILE', 'AUDIT_KEY'],
    ['ENTRA_SECRET', 'ENTRA_TENANT_ID'],
  ])('%s in the environment is refused, and %s is named', (name, nearest) => {
    expect(refused({ [name]: 'hunter2' })).toEqual([`${name} is not a setting: the nearest name is ${nearest}`]);
  });

  test.each([
    ['PROT', 'PORT'],
    ['port', 'PORT'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['GRAPH_MAILBOX', 'GRAPH_SENDER'],
    ['DATA_DIRECTORY', 'DATA_DIR'],
    ['PGPASSWORD', 'ADMIN_PASSWORD'],
  ])('%s in .env is refused, also when another program may use it, and %s is named', (name, nearest) => {
    expect(refused({ [name]: 'hunter2' }, `export ${name} = "hunter2"  # a secret`)).toEqual([
      `${name} in .env is not a setting: the nearest name is ${nearest}`,
    ]);
  });

  test('is listed beside the other errors', () => {
    const lines = refused({ PORT: 'x', DATABSE_URL: 'y', S3_BUKET: 'z' });
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABSE_URL', 'S3_BUKET']);
  });

  test('has no effect while it is empty, or in a file that was not loaded', () => {
    expect(refused({ DATABSE_URL: '' })).toEqual([]);
    expect(refused({}, 'DATABSE_URL=x')).toEqual([]);
  });

  test('of the runtime may be in .env', () => {
    const file = 'NODE_EXTRA_CA_CERTS=a\nBUN_CONFIG_MAX_HTTP_REQUESTS=1\nhttps_proxy=b\nNO_PROXY=c\nTZ=UTC\nPORT=4000';
    const names = [...file.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(refused(Object.fromEntries(names.map((name) => [name, '4000'])), file)).toEqual([]);
  });

  test('of another program is accepted in the environment', () => {
    const others = `PATH HOME PWD OLDPWD SHELL SHLVL USER USERNAME LANG TERM TZ TMPDIR MAIL MAILTO EDITOR _ HOST_IP HOSTNAME HOSTTYPE
      LOGNAME DISPLAY PORTAL PROT ROOT DATA_DIRECTORY NODE_ENV NODE_OPTIONS BUN_INSTALL XDG_DATA_DIRS XDG_PICTURES_DIR CI npm_config_user_agent
      npm_package_name INIT_CWD http_proxy HTTPS_PROXY NO_PROXY NO_COLOR SSH_AUTH_SOCK DEBIAN_FRONTEND PS1 PGHOST PGPORT PGDATA
      INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET SYSTEMD_EXEC_PID MEMORY_PRESSURE_WATCH CREDENTIALS_DIRECTORY
      KUBERNETES_SERVICE_HOST KUBERNETES_PORT GRAPH_SERVICE_HOST GRAPH_SERVICE_PORT GRAPH_SERVICE_PORT_HTTP
      GRAPH_PORT_80_TCP_ADDR DATABASE_PORT_5432_TCP BASE_URL API_URL AMQP_URL REDIS_URL MONGODB_URL WEBSITE_SITE_NAME
      WEBSITE_HOSTNAME DYNO RENDER_SERVICE_ID FLY_REGION RAILWAY_SERVICE_ID K_SERVICE K_REVISION AWS_REGION
      AWS_ACCESS_KEY_ID AWS_LAMBDA_LOG_GROUP_NAME VCAP_SERVICES SITE_ID SITE_NAME DEPLOY_URL CI_PROJECT_DIR RUNNER_TEMP GITHUB_SHA
      TEST_DATABASE TEST_DATABASE_URL AGE_PATH CHROMIUM_PATH TEST_EXTENT TEST_REPEAT TEST_FILE_TIMES POSTGRES_PASSWORD STORAGE_PASSWORD`;
    expect(refused(Object.fromEntries(others.split(/\s+/).map((name) => [name, '1'])))).toEqual([]);
    expect(refused({ BACKUP_PORT: 'tcp://10.0.0.1:80' })).toEqual([]);
  });
});

test('the reserve of the storage is a share of the volume or a size', () => {
  expect(readEnv({}).storageReserve).toBeUndefined();
  expect(readEnv({ STORAGE_RESERVE: '7.5%' }).storageReserve).toEqual({ minBytes: 0, share: 0.075 });
  expect(readEnv({ STORAGE_RESERVE: '500MB' }).storageReserve).toEqual({ minBytes: 524_288_000, share: 0 });
  expect(readEnv({ STORAGE_RESERVE: '2GB' }).storageReserve).toEqual({ minBytes: 2_147_483_648, share: 0 });
  for (const wrong of ['2', '2 GB', '95%', '-1MB', 'much']) {
    expect(complaintAbout({ STORAGE_RESERVE: wrong })).toContain('STORAGE_RESERVE must be');
  }
});

test('the default public address contains the port; a trailing slash is removed', () => {
  expect(readEnv({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(readEnv({ SITE_URL: 'https://example.com/' }).siteUrl).toBe('https://example.com');
});

describe('the mailbox', () => {
  const mailbox = {
    GRAPH_TENANT_ID: 'tenant',
    GRAPH_CLIENT_ID: 'client',
    GRAPH_CLIENT_SECRET: 'hunter2',
    GRAPH_SENDER: 'website@example.com',
  };

  test('is undefined without its settings, and uses the address of Microsoft by default', () => {
    expect(readEnv({}).mailbox).toBeUndefined();
    expect(readEnv(mailbox).mailbox).toEqual({
      tenantId: 'tenant',
      clientId: 'client',
      clientSecret: 'hunter2',
      sender: 'website@example.com',
      baseUrl: 'https://graph.microsoft.com',
      authority: 'https://login.microsoftonline.com',
    });
  });

  test('needs all its settings, and all missing ones are listed', () => {
    const { GRAPH_CLIENT_SECRET: _secret, GRAPH_SENDER: _sender, ...half } = mailbox;
    const lines = complaintAbout({ ...half, PORT: 'x' })
      .split('\n')
      .slice(1);
    const names = lines.map((line) => line.trim().split(' ')[0]).sort();
    expect(names).toEqual(['GRAPH_CLIENT_SECRET', 'GRAPH_SENDER', 'PORT']);
    expect(complaintAbout({ GRAPH_CLIENT_SECRET: 'hunter2' })).not.toContain('hunter2');
  });

  test.each([
    ['GRAPH_BASE_URL', 'http://graph.example'],
    ['GRAPH_AUTHORITY', 'http://login.example'],
    ['GRAPH_BASE_URL', 'https://graph.example/v1.0'],
    ['GRAPH_SENDER', 'website'],
  ])('is not had with %s=%s', (name, value) => {
    expect(complaintAbout({ ...mailbox, [name]: value })).toContain(name);
  });
});

describe('a mail server', () => {
  const server = { SMTP_URL: 'smtps://website:pass%20word@mail.example.com', SMTP_SENDER: 'website@example.com' };

  test('is the mailbox, with both settings or none', () => {
    expect(readEnv(server).mailbox).toEqual({
      smtpUrl: 'smtps://website:pass%20word@mail.example.com',
      sender: 'website@example.com',
    });
    expect(complaintAbout({ SMTP_URL: server.SMTP_URL })).toContain('SMTP_SENDER is missing');
    expect(complaintAbout({ SMTP_SENDER: server.SMTP_SENDER })).toContain('SMTP_URL is missing');
  });

  test('is not set beside a mailbox in Microsoft 365', () => {
    const graph = { GRAPH_TENANT_ID: 't', GRAPH_CLIENT_ID: 'c', GRAPH_CLIENT_SECRET: 's', GRAPH_SENDER: 'a@b.id' };
    expect(complaintAbout({ ...server, ...graph })).toContain('two mailboxes');
  });

  test.each([
    'mail.example.com',
    'https://mail.example.com',
    'smtps://',
    'smtps://mail.example.com/path',
    'smtps://mail.example.com?tls.rejectUnauthorized=false',
    'smtps://mail.example.com#x',
    'smtps://user:%zz@mail.example.com',
  ])('is not had with %s, and the password is not repeated', (url) => {
    const complaint = complaintAbout({ ...server, SMTP_URL: url });
    expect(complaint).toContain('SMTP_URL must');
    expect(complaint).not.toContain('%zz');
  });
});

describe('"Sign in with Microsoft"', () => {
  const entra = { ENTRA_TENANT_ID: 'tenant', ENTRA_CLIENT_ID: 'client', ENTRA_CLIENT_SECRET: 'hunter2' };

  test('is off without its settings, and needs all of them', () => {
    expect(readEnv({}).microsoft).toBeUndefined();
    expect(readEnv(entra).microsoft).toEqual({
      tenantId: 'tenant',
      clientId: 'client',
      clientSecret: 'hunter2',
      authority: 'https://login.microsoftonline.com',
    });
    const complaint = complaintAbout({ ENTRA_CLIENT_SECRET: 'hunter2' });
    expect(complaint).toContain('ENTRA_TENANT_ID is missing');
    expect(complaint).toContain('ENTRA_CLIENT_ID is missing');
    expect(complaint).not.toContain('hunter2');
  });

  test('needs https', () => {
    expect(complaintAbout({ ...entra, ENTRA_AUTHORITY: 'http://login.example' })).toContain('ENTRA_AUTHORITY');
  });
});

test.each(['.env.example', 'docs/settings.md'])('%s is what `bun run settings` writes', (path) => {
  expect(readSource(path)).toBe(settingsFiles()[path] ?? '');
});

test('an onion address is accepted when its checksum fits', () => {
  const address = 'http://duckduckgogg42xjoc72x3sjasowoarfbgcmvfimaftt6twagswzczad.onion';
  expect(readEnv({ ONION_ADDRESS: `${address}/` }).onionAddress).toBe(address);
  expect(readEnv({}).onionAddress).toBeUndefined();
});

test('backups are kept for at most 35 days, which the pages of the report channel promise', () => {
  expect(readEnv({}).backups).toMatchObject({ hour: 2, keepInDays: 35, proofInDays: 7, mailTo: undefined });
  expect(readEnv({ BACKUP_HOUR: 'off', BACKUP_KEEP: '14' }).backups).toMatchObject({ hour: undefined, keepInDays: 14 });
  for (const wrong of ['36', '0', '1.5', 'all']) {
    expect(complaintAbout({ BACKUP_KEEP: wrong })).toContain('BACKUP_KEEP must be');
  }
  expect(complaintAbout({ BACKUP_HOUR: '24' })).toContain('BACKUP_HOUR must be an hour from 0 to 23, or "off"');
});
