import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { circularityWords } from '../../../src/i18n/public/sustainability/circularity.ts';
import { commitmentWords } from '../../../src/i18n/public/sustainability/commitment.ts';
import { environmentWords } from '../../../src/i18n/public/sustainability/environment.ts';
import { socialWords } from '../../../src/i18n/public/sustainability/social.ts';
import { sustainabilityWords } from '../../../src/i18n/public/sustainability/sustainability.ts';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { navigationWords } from '../../../src/i18n/site/navigation.ts';
import { href, routes } from '../../../src/routes.ts';
import { crumbsOf } from '../../support/crumbs.ts';
import { only, textOf } from '../../support/html.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

const { index, commitment, circularity, social, environment } = routes.sustainability;

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
afterAll(() => world.close());

describe.each(languageCodes)('in %s', (language) => {
  const names = navigationWords(language);

  test('the overview has the sections home, commitment and strategy, and links to both pages', async () => {
    const t = sustainabilityWords(language);
    const page = await world.html(href(index, language));
    expect(page.querySelectorAll('[data-navigator] a').map((link) => link.getAttribute('href'))).toEqual([
      '#home',
      '#commitment',
      '#strategy',
    ]);
    expect(only(page, '#commitment a').getAttribute('href')).toBe(href(commitment, language));
    expect(page.querySelectorAll('#strategy h3').map(textOf)).toEqual([t.water, t.energy, t.safety, t.social]);
    expect(only(page, '#strategy a[class*=btn]').getAttribute('href')).toBe(href(circularity, language));
  });

  test('the goals have a drawing and a text alternative', async () => {
    const page = await world.html(href(index, language));
    const drawing = only(page, '#goals svg[role=img]');
    expect(drawing.querySelectorAll('text')).toHaveLength(17);
    const told = page.querySelectorAll('#goals li').length;
    expect(drawing.querySelectorAll('g').filter((goal) => goal.classNames !== 'fill-none')).toHaveLength(told);
    expect(textOf(only(drawing, 'desc'))).toContain('15');
  });

  test('the commitment has four principles and links to circularity', async () => {
    const t = commitmentWords(language);
    const page = await world.html(href(commitment, language));
    expect(crumbsOf(page)).toEqual([names.home, names.sustainability, t.title]);
    expect(page.querySelectorAll('#principles h3').map(textOf)).toEqual([
      t.governance,
      t.safety,
      t.social,
      t.environment,
    ]);
    expect(only(page, '#next a').getAttribute('href')).toBe(href(circularity, language));
  });

  const chapters = [
    {
      route: circularity,
      titles: (({ workforce, supply, economic }) => [workforce, supply, economic])(circularityWords(language)),
      front: 0,
      next: href(social, language),
    },
    {
      route: social,
      titles: (({ health, education, culture, economy }) => [health, education, culture, economy])(
        socialWords(language),
      ),
      front: 1,
      next: href(environment, language),
    },
    {
      route: environment,
      titles: (({ ecosystem, aquatic, treatment }) => [ecosystem, aquatic, treatment])(environmentWords(language)),
      front: 0,
      next: href(routes.publications.index, language),
    },
  ];

  test.each(chapters)('$route.key shows programs with pictures, and a link to the next page', async (chapter) => {
    const page = await world.html(href<string>(chapter.route, language));
    expect(crumbsOf(page).slice(0, 2)).toEqual([names.home, names.sustainability]);
    expect(page.querySelectorAll('#programs h3').map(textOf)).toEqual(chapter.titles);
    expect(page.querySelectorAll('.stack-card').map(textOf)).toEqual(chapter.titles);
    expect(page.querySelectorAll('.stack-card img')).toHaveLength(chapter.titles.length);
    const chosen = page.querySelectorAll('.stack-choice').map((choice) => choice.hasAttribute('checked'));
    expect(chosen.indexOf(true)).toBe(chapter.front);
    expect(only(page, '#next a').getAttribute('href')).toBe(chapter.next);
  });
});
