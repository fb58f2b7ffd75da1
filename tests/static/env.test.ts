import { expect, test } from 'bun:test';
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

test('.env.example names every setting that is read', () => {
  const read = [...readSource('src/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  const shown = [...readSource('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(5);
  expect(shown).toEqual(expect.arrayContaining(read));
});
