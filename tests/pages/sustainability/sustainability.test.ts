import { describe, expect, test } from 'bun:test';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { only, textOf } from '../../support/html.ts';
import { crumbsOf } from '../../support/pages/crumbs.ts';
import { lastingWorld } from '../../support/world.ts';

// The words of the site, as visitors read them.
const circularityWords = {
  id: { workforce: 'Tenaga kerja', supply: 'Pasokan', economic: 'Ekonomi' },
  en: { workforce: 'Workforce', supply: 'Supply', economic: 'Economic value' },
};
const commitmentWords = {
  id: {
    safety: 'Keselamatan',
    social: 'Sosial',
    title: 'Komitmen Keberlanjutan',
    governance: 'Tata kelola',
    environment: 'Lingkungan',
  },
  en: {
    safety: 'Safety',
    social: 'Social',
    title: 'Our Commitment',
    governance: 'Governance',
    environment: 'Environment',
  },
};
const environmentWords = {
  id: { ecosystem: 'Ekosistem', aquatic: 'Sumber daya perairan', treatment: 'Air dan emisi' },
  en: { ecosystem: 'Ecosystem', aquatic: 'Aquatic resources', treatment: 'Water and emissions' },
};
const socialWords = {
  id: { health: 'Kesehatan', education: 'Pendidikan', culture: 'Budaya', economy: 'Ekonomi' },
  en: { health: 'Health', education: 'Education', culture: 'Culture', economy: 'Economy' },
};
const sustainabilityWords = {
  id: {
    water: 'Air',
    energy: 'Energi',
    safety: 'Keselamatan',
    social: 'Sosial',
    title: 'Tanah yang sama untuk anak cucu kita',
  },
  en: {
    water: 'Water',
    energy: 'Energy',
    safety: 'Safety',
    social: 'Social',
    title: 'The same land for those who come after us',
  },
};
const navigationWords = {
  id: {
    home: 'Beranda',
    sustainability: 'Keberlanjutan',
  },
  en: {
    home: 'Home',
    sustainability: 'Sustainability',
  },
};

const { index, commitment, circularity, social, environment } = routes.sustainability;

const world = await lastingWorld();

describe.each(languageCodes)('in %s', (language) => {
  const names = navigationWords[language];

  test('the overview has the sections home, commitment and strategy, and links to both pages', async () => {
    const t = sustainabilityWords[language];
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
    const t = commitmentWords[language];
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
      titles: (({ workforce, supply, economic }) => [workforce, supply, economic])(circularityWords[language]),
      front: 0,
      next: href(social, language),
    },
    {
      route: social,
      titles: (({ health, education, culture, economy }) => [health, education, culture, economy])(
        socialWords[language],
      ),
      front: 1,
      next: href(environment, language),
    },
    {
      route: environment,
      titles: (({ ecosystem, aquatic, treatment }) => [ecosystem, aquatic, treatment])(environmentWords[language]),
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
