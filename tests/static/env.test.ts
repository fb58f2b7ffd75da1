import { describe, expect, test } from 'bun:test';
import { resolve } from 'node:path';
import { readEnv, SettingsError } from '../../src/env.ts';
import { readSource } from '../support/sources.ts';

const wrong: Record<string, string> = {
  PORT: '80a',
  SITE_URL: 'example.com',
  DATABASE_URL: 'mysql://localhost/site',
  SEED: 'everything',
  ADMIN_USERNAME: 'a b',
  ADMIN_PASSWORD: 'short',
  TRUST_PROXY: '10.0.0.0/8',
};

function complaintAbout(settings: Record<string, string>): string {
  try {
    readEnv(settings);
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

test('an empty setting counts as not given', () => {
  const empty = Object.fromEntries(Object.keys(wrong).map((name) => [name, '']));
  expect(readEnv(empty)).toEqual(readEnv({}));
});

test('every mistake is named at once, each on a line of its own', () => {
  const lines = complaintAbout(wrong).split('\n').slice(1);
  expect(lines.map((line) => line.trim().split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort());
});

test.each([
  ...Object.entries(wrong),
  ['SITE_URL', 'https://example.com/path'],
  ['SITE_URL', 'ftp://example.com'],
  ['PORT', '65536'],
])('%s=%s is refused alone too', (name, value) => {
  expect(complaintAbout({ [name]: value })).toContain(name);
});

test('a complaint does not repeat a password', () => {
  expect(complaintAbout({ ADMIN_PASSWORD: 'hunter2' })).not.toContain('hunter2');
});

test('the public address follows the port, and loses a slash at its end', () => {
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

  test("is none without its settings, and Microsoft's when only they are given", () => {
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

  test('needs all of its settings, and every missing one is named', () => {
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

  test('travels over https only', () => {
    expect(complaintAbout({ ...entra, ENTRA_AUTHORITY: 'http://login.example' })).toContain('ENTRA_AUTHORITY');
  });
});

test('.env.example names every setting that is read', () => {
  const read = [...readSource('src/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  const shown = [...readSource('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(5);
  expect(shown).toEqual(expect.arrayContaining(read));
});
