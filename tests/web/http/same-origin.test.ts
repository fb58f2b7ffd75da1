import { expect, test } from 'bun:test';
import { isFromOwnPages } from '../../../src/web/http/same-origin.ts';

const from = (headers: Record<string, string>) =>
  isFromOwnPages(
    new Request('http://site.test/a', { headers: { host: 'site.test', ...headers } }),
    'https://www.site.test',
  );

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.site.test' }, false],
  [{}, true],
  [{ origin: 'https://www.site.test' }, true],
  [{ origin: 'http://site.test' }, true],
  [{ origin: 'https://evil.test' }, false],
  [{ origin: 'null' }, false],
])('a write with %j comes from our own pages: %p', (headers, own) => {
  expect(from(headers)).toBe(own);
});
