import { afterAll, beforeAll, expect, test } from 'bun:test';
import { profiles } from '../../../src/domain/leadership/leaders.ts';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { only, textOf } from '../../support/html.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
afterAll(() => world.close());

const leadership = (language: 'id' | 'en') => world.html(href(routes.leadership.index, language));

test('five people are stored and one director is not shown', () => {
  expect(profiles).toHaveLength(5);
  expect(profiles.filter(({ shown }) => !shown).map(({ board }) => board)).toEqual(['directors']);
});

test.each(languageCodes)(
  'in %s two commissioners and two directors have portrait, name, position and bio',
  async (language) => {
    const page = await leadership(language);
    for (const board of ['commissioners', 'directors']) {
      const people = page.querySelectorAll(`#${board} li`);
      expect(people).toHaveLength(2);
      for (const person of people) {
        expect(person.querySelectorAll('svg')).toHaveLength(1);
        expect(textOf(person.querySelector('h3'))).not.toBe('');
        expect(person.querySelectorAll('p')).toHaveLength(2);
      }
    }
    const hidden = profiles.find(({ shown }) => !shown);
    expect(page.text).not.toContain(hidden?.name ?? '');
  },
);

test('the group picture names exactly the people shown', async () => {
  const label = only(await leadership('en'), 'main svg[role="img"]').getAttribute('aria-label');
  for (const { name, shown } of profiles)
    expect({ name, there: label?.includes(name) }).toEqual({ name, there: shown });
});

test('the positions have their official names', async () => {
  const positions = (await leadership('en')).querySelectorAll('main h3 + p').map(textOf);
  expect(positions).toEqual([
    'President Commissioner',
    'Commissioner',
    'Acting President Director',
    'Commercial and Strategic Business Support Director',
  ]);
});

test('the breadcrumb is home, about', async () => {
  const steps = (await leadership('en')).querySelectorAll('main nav ol .crumb').map(textOf);
  expect(steps).toEqual(['Home', 'About', 'Leadership']);
});

test.each(languageCodes)('in %s it links to contact', async (language) => {
  const links = (await leadership(language)).querySelectorAll('main a').map((link) => link.getAttribute('href'));
  expect(links.at(-1)).toBe(href(routes.contact.index, language));
});
