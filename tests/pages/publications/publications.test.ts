import { expect, test } from 'bun:test';
import type { Language } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { only, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const read = (language: Language) => world.html(`${href(routes.publications.index, language)}?complete=1`);

test('the three latest articles are at the top, with a link to all', async () => {
  await world.publishMany(4);
  const news = only(await read('en'), '#news');
  expect(news.querySelectorAll('article h3').map(textOf)).toEqual(['News number 1', 'News number 2', 'News number 3']);
  const links = news.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toContain(href(routes.articles.index, 'en'));
});

test('without news it announces that they are coming soon', async () => {
  expect(textOf(only(await read('id'), '#news'))).toContain('Segera Hadir');
  expect(textOf(only(await read('en'), '#news'))).toContain('Coming Soon');
});

test('the newest published report is shown as the latest one', async () => {
  await world.publish({
    category: 'reports',
    title: 'Annual Report 2024',
    content: '/assets/annual-report.pdf',
    publishedAt: new Date('2024-12-31T02:00:00Z'),
  });
  await world.publish({
    category: 'reports',
    title: 'Annual Report 2023',
    publishedAt: new Date('2023-12-31T02:00:00Z'),
  });
  await world.draft({ category: 'reports', title: 'Annual Report 2025' });
  const report = only(await read('en'), '#report');
  for (const said of ['Annual Report 2024', 'December 31, 2024', '16 MB', '156 pages']) {
    expect(textOf(report)).toContain(said);
  }
  const links = report.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/assets/annual-report.pdf', '/assets/annual-report.pdf', href(routes.reports.index, 'en')]);
});
