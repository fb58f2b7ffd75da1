import { expect, test } from 'bun:test';
import { checkAddress, languageOf } from '../../../src/web/http/address.ts';

test.each(['/', '/id', '/en/news?page=2', '/id/a%20b?q=50%25+x', '/id/cari?q=a%09b%0A', `/${'a'.repeat(2047)}`])(
  '%p is valid',
  (target) => {
    expect(checkAddress(target)).toEqual({ kind: 'good' });
  },
);

test.each(['/%', '/%00', '/a%1f', '/a%7f', '/a?q=%', '/a?q=%1b', '/a%0a', `/${'a'.repeat(2048)}`])(
  '%p is invalid',
  (target) => {
    expect(checkAddress(target)).toEqual({ kind: 'bad' });
  },
);

test.each([
  ['//', '/'],
  ['/id/', '/id'],
  ['/id//berita///', '/id/berita'],
  ['/id/?q=a//', '/id?q=a//'],
  ['/id/?', '/id?'],
])('%p has moved to %p', (target, to) => {
  expect(checkAddress(target)).toEqual({ kind: 'moved', to });
});

test.each([
  ['/en', 'en'],
  ['/EN/news', 'en'],
  ['/id/berita', 'id'],
  ['/', 'id'],
  ['/english', 'id'],
  ['/de/en', 'id'],
] as const)('%p is in %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});
