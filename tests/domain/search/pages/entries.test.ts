import { expect, test } from 'bun:test';
import { entriesOf } from '../../../../src/domain/search/pages/entries.ts';
import { routes } from '../../../../src/routes.ts';

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
    tags: [],
    incomplete: false,
  };
  const [entry] = entriesOf(page, 'en');
  expect(entry?.passages.map(({ text }) => text)).toEqual(['Two kilns burn day and night.', 'Our kilns', 'Read more']);
});
