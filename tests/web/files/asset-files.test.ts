import { beforeAll, describe, expect, test } from 'bun:test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastingWorld } from '../../support/world.ts';

const report = '/assets/laporan-tahunan-2024.pdf';

const world = await lastingWorld();
beforeAll(async () => {
  const directory = join(world.place.dataDirectory, 'assets');
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'upload.mp4'), 'twelve bytes');
  writeFileSync(join(directory, 'page.html'), '<script>alert(1)</script>');
  writeFileSync(join(world.place.dataDirectory, 'secret.txt'), 'secret');
});

test('a file is served at both addresses with its type and without script execution', async () => {
  for (const folder of ['/assets', '/asset_files']) {
    const answer = await world.get(`${folder}/news-01.webp`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await answer.bytes()).byteLength).toBeGreaterThan(100);
  }
});

test.each([
  ['picture.avif', 'image/avif'],
  ['picture.gif', 'image/gif'],
  ['picture.jpeg', 'image/jpeg'],
  ['picture.JPG', 'image/jpeg'],
  ['film.mp4', 'video/mp4'],
  ['report.pdf', 'application/pdf'],
  ['picture.png', 'image/png'],
  ['film.webm', 'video/webm'],
  ['picture.webp', 'image/webp'],
])('%s is shown as %s', async (name, type) => {
  writeFileSync(join(world.place.dataDirectory, 'assets', name), 'content');
  const answer = await world.get(`/assets/${name}`);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
  const policy = type === 'application/pdf' ? "frame-ancestors 'none'" : "default-src 'none'; sandbox";
  expect(answer.headers.get('content-security-policy')).toBe(policy);
});

test.each([
  ['kiln-0123456789abcdef.webp', 31_536_000, true],
  ['kiln-0123456789abcdef-900x600.jpg', 31_536_000, true],
  ['kiln-0123456789abcdef-900x600-360.avif', 31_536_000, true],
  ['kiln-0123456789abcdef-900x600-social.jpg', 31_536_000, true],
  ['kiln-0123456789abcde.webp', 3600, false],
  ['kiln.webp', 3600, false],
])('a browser keeps %s for %d seconds', async (name, seconds, isUnchanging) => {
  writeFileSync(join(world.place.dataDirectory, 'assets', name), 'content');
  const control = (await world.get(`/assets/${name}`)).headers.get('cache-control') ?? '';
  expect(control).toStartWith(`public, max-age=${seconds}`);
  expect(control.includes('immutable')).toBe(isUnchanging);
});

test('a file of unknown type is a download', async () => {
  const answer = await world.get('/assets/page.html');
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toStartWith('attachment');
});

describe('a byte range of a file', () => {
  test.each([
    ['bytes=0-5', 206, 'twelve', 'bytes 0-5/12'],
    ['bytes=-5', 206, 'bytes', 'bytes 7-11/12'],
    ['bytes=7-', 206, 'bytes', 'bytes 7-11/12'],
    ['bytes=50-', 416, '', 'bytes */12'],
    ['lines=1', 200, 'twelve bytes', null],
  ])('%s', async (range, status, text, contentRange) => {
    const answer = await world.get('/assets/upload.mp4', { range });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(await answer.text()).toBe(text);
  });

  test('is not served from another version of the file', async () => {
    const answer = await world.get('/assets/upload.mp4', { range: 'bytes=0-5', 'if-range': '"other"' });
    expect(answer.status).toBe(200);
  });
});

test('an unchanged file gets 304', async () => {
  const etag = (await world.get(report)).headers.get('etag') ?? '';
  expect((await world.get(report, { 'if-none-match': etag })).status).toBe(304);
});

test.each([
  '/assets/nothing.webp',
  '/assets/..%2fsecret.txt',
  '/assets/..%5csecret.txt',
  '/assets/%2e%2e%2fsecret.txt',
  '/assets/.env',
  '/assets/upload.mp4/more',
  '/asset_files/fallback.webp',
])('%s is not found', async (path) => {
  expect((await world.get(path)).status).toBe(404);
});
