import { expect, test } from 'bun:test';
import { countPages, parsePage } from '../../../src/web/http/paging.ts';

test.each([
  [undefined, 1],
  ['1', 1],
  ['20', 20],
  ['999999', 999_999],
  ['1000000', undefined],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['x', undefined],
  ['', undefined],
])('the page %p of a query is %p', (value, page) => {
  expect(parsePage(value)).toBe(page);
});

test.each([
  [0, 1],
  [1, 1],
  [15, 1],
  [16, 2],
  [30, 2],
  [31, 3],
])('%i items fill %i pages of fifteen', (total, pages) => {
  expect(countPages(total, 15)).toBe(pages);
});
