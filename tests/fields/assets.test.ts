import { expect, test } from 'bun:test';
import { assetFields } from '../../src/fields/assets.ts';

test('a subcategory has at most 100 characters, before it is looked up', () => {
  const messageOf = (length: number) =>
    assetFields.subcategory.input.safeParse('x'.repeat(length)).error?.issues[0]?.message;
  expect([messageOf(100), messageOf(101)]).toEqual([undefined, 'atMost {"count":100}']);
});
