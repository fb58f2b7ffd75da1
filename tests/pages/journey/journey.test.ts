import { expect, test } from 'bun:test';
import { withCurrent } from '../../../src/current.ts';
import { assets } from '../../../src/db/schema/index.ts';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { milestones, paragraphsOf } from '../../../src/pages/journey/journey.tsx';
import { href, routes } from '../../../src/routes.ts';
import { only, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const journeyIn = (language: 'id' | 'en', query = {}) => world.html(href(routes.journey.index, language, {}, query));

test('2026 has no button in the timeline', async () => {
  expect(milestones.map(({ year }) => year)).toContain('2026');
  expect(milestones.filter(({ navigable }) => navigable).map(({ year }) => year)).toEqual([
    '2014',
    '2015-2019',
    '2020',
    '2021-2023',
    '2024',
    '2025',
  ]);
  expect(textOf(only(await journeyIn('en'), '.timeline'))).not.toContain('2026');
});

test.each(languageCodes)('in %s without script all six milestones have picture, title and text', async (language) => {
  const shown = (await journeyIn(language)).querySelectorAll('.milestone');
  expect(shown).toHaveLength(6);
  for (const milestone of shown) {
    expect(milestone.querySelector('img')?.getAttribute('alt')).toBeTruthy();
    expect(textOf(milestone.querySelector('h2'))).not.toBe('');
    expect(milestone.querySelectorAll('h2 + div p').length).toBeGreaterThan(0);
  }
});

test('lines of a description become paragraphs without list markers', () => {
  expect(paragraphsOf('• First\n\n- Second\n  * Third – with a dash\n2014 stays')).toEqual([
    'First',
    'Second',
    'Third – with a dash',
    '2014 stays',
  ]);
});

test('a milestone without a description has a placeholder text', () => {
  expect(withCurrent({ language: 'en' }, () => paragraphsOf(''))).toEqual(['Timeline description coming soon.']);
  expect(withCurrent({ language: 'id' }, () => paragraphsOf(' \n• '))).toEqual(['Deskripsi lini masa segera hadir.']);
});

const heroPicture = async () =>
  only(await journeyIn('en', { complete: 1 }), 'main > section:first-child img').getAttribute('src');

test('the hero shows the managed picture JEJAK_LANGKAH', async () => {
  await world.db.insert(assets).values({
    name: 'JEJAK_LANGKAH',
    path: '/assets/road.jpg',
    filename: 'road.jpg',
    category: 'home',
    mediaType: 'image',
  });
  expect(await heroPicture()).toBe('/assets/road.jpg');
});

test('without it the hero shows a built-in picture', async () => {
  expect(await heroPicture()).toStartWith('/static/pictures/');
});

test('no picture is used twice on the page', async () => {
  const shown = (await journeyIn('en', { complete: 1 }))
    .querySelectorAll('main img')
    .map((image) => image.getAttribute('src'));
  expect(shown.length).toBeGreaterThan(1);
  expect(new Set(shown).size).toBe(shown.length);
});

test.each(languageCodes)('in %s it links to governance', async (language) => {
  const links = (await journeyIn(language)).querySelectorAll('main a').map((link) => link.getAttribute('href'));
  expect(links.at(-1)).toBe(href(routes.governance.index, language));
});
