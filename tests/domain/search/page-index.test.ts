import { expect, test } from 'bun:test';
import { entriesOf } from '../../../src/domain/search/entries.ts';
import { PageIndex } from '../../../src/domain/search/page-index.ts';
import { routes } from '../../../src/routes.ts';

const page = {
  route: routes.contact.index,
  href: '/en/contact',
  title: 'Quarry',
  description: 'Wombat',
  blocks: [],
  pictures: [],
  incomplete: false,
};
const index = new PageIndex(entriesOf(page, 'en'), 'en');
const found = (...words: string[]) => index.find(index.parseQuery(words)).map(({ href }) => href);

test('the last word of a query is the beginning of a longer one from two characters on', () => {
  expect(found('q')).toEqual([]);
  expect(found('qu')).toEqual(['/en/contact']);
});

test('an earlier word stands for itself', () => {
  expect([...(index.parseQuery(['qu', 'wombat'])[0]?.stems.keys() ?? [])]).toEqual([]);
  expect([...(index.parseQuery(['wombat', 'qu'])[1]?.stems.keys() ?? [])]).toEqual(['quarri']);
});
