import { expect, test } from 'bun:test';
import { type Block, entriesOf } from '../../../src/domain/search/entries.ts';
import { type Route, routes } from '../../../src/routes.ts';

const block = (text: string, rest: Partial<Block> = {}): Block => ({
  text,
  isHeading: false,
  isLabel: false,
  item: undefined,
  ...rest,
});
const entries = (route: Route, blocks: Block[]) =>
  entriesOf(
    {
      route,
      href: '/en/page',
      title: 'Quarry',
      description: 'Wombat',
      blocks,
      pictures: [],
      incomplete: false,
    },
    'en',
  );

test('a word weighs more by its place, and the more often it stands there', () => {
  const [page] = entries(routes.contact.index, [
    block('Emu', { isHeading: true }),
    block('Dingo'),
    block('Koala koala'),
    block('Quokka quokka quokka quokka'),
  ]);
  const weightOf = (stem: string) => page?.stems.get(stem);
  expect(['quarri', 'emu', 'wombat'].map(weightOf)).toEqual([1, 0.75, 0.7]);
  expect(['dingo', 'koala', 'quokka'].map(weightOf)).toEqual([0.35, 0.4125, 0.475]);
});

test('a person of a board is found with the own texts only', () => {
  const people = ['Sari Wulan', 'Budi Santoso'].flatMap((name, index) => {
    const item = `person-${index}`;
    return [block(name, { isHeading: true, item }), block('Director', { item }), block(`About ${name}`, { item })];
  });
  const [, ...found] = entries(routes.leadership.index, [block('Boards'), ...people]);
  expect(found.map(({ href, title, passages }) => [href, title, passages.map(({ text }) => text)])).toEqual([
    ['/en/page#person-0', 'Sari Wulan', ['About Sari Wulan']],
    ['/en/page#person-1', 'Budi Santoso', ['About Budi Santoso']],
  ]);
});

test('what is shown of a page is one of its sentences rather than a heading, and of all rather than a label', () => {
  const block = (text: string, kind: 'heading' | 'label' | 'sentence') => ({
    text,
    isHeading: kind === 'heading',
    isLabel: kind === 'label',
    item: undefined,
  });
  const page = {
    route: routes.profile.index,
    href: '/en/company-profile',
    title: 'Profile',
    description: 'Who we are',
    blocks: [
      block('Our kilns', 'heading'),
      block('Read more', 'label'),
      block('Two kilns burn day and night.', 'sentence'),
    ],
    pictures: [],
    incomplete: false,
  };
  const [entry] = entriesOf(page, 'en');
  expect(entry?.passages.map(({ text }) => text)).toEqual(['Two kilns burn day and night.', 'Our kilns', 'Read more']);
});
