import { afterEach, beforeEach, expect, test } from 'bun:test';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from '../../src/db/directory-lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'alumina-reset-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'assets/picture.webp'), 'bytes');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function reset(parameters: string[], settings: Record<string, string> = {}) {
  const env = { ...process.env, DATABASE_URL: '', SITE_URL: '', DATA_DIR: directory, ...settings };
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, 'scripts/reset.ts', ...parameters], { env });
  return { exitCode, output: `${stdout}${stderr}` };
}

const isKept = () => existsSync(join(directory, 'assets/picture.webp'));

test('removes uploaded files and the embedded database when told so', () => {
  expect(reset(['--yes']).exitCode).toBe(0);
  expect(isKept()).toBe(false);
});

test('removes nothing without a confirmation', () => {
  const { exitCode, output } = reset([]);
  expect(output).toContain('Nothing was removed.');
  expect(exitCode).toBe(1);
  expect(isKept()).toBe(true);
});

test('removes nothing while a site uses the directory', () => {
  const lock = lockDirectory(directory);
  const { exitCode, output } = reset(['--yes']);
  lock.release();
  expect(output).toContain('is in use by another process');
  expect(exitCode).toBe(1);
  expect(isKept()).toBe(true);
});

test('removes nothing while uploaded files are in object storage, which it cannot empty', () => {
  const { exitCode, output } = reset(['--yes'], {
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'alumina',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(output).toContain('S3_ENDPOINT is set, but files in object storage cannot be reset');
  expect(exitCode).toBe(1);
  expect(isKept()).toBe(true);
});

test('removes nothing of a site that is public', () => {
  const { exitCode, output } = reset(['--yes'], { SITE_URL: 'https://www.example.com' });
  expect(output).toContain('only a site on localhost can be reset');
  expect(exitCode).toBe(1);
  expect(isKept()).toBe(true);
});
