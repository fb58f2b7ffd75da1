import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { backups } from '../../../src/db/schema/index.ts';
import { noteMinute } from '../../../src/domain/quality/installation-figures.ts';
import { type BuildQuality, manifest } from '../../../src/manifest.ts';
import { only, type ParsedPage, textOf } from '../../support/html.ts';
import { openWorld, type World } from '../../support/world.ts';

let fresh: World;
let used: World;
const built = manifest().quality;
const sources = '0123456789abcdef0123456789abcdef01234567';
const minute = 60_000;

beforeAll(async () => {
  [fresh, used] = await Promise.all([openWorld(), openWorld()]);
  const now = Math.floor(Date.now() / minute) * minute;
  // Up in two of the last four minutes, on two nodes in one of them.
  for (const ago of [3, 0, 0]) await noteMinute(used.db, new Date(now - ago * minute));
  const proof = { proof: 'restored', proofInSeconds: 252.4, provedAt: new Date('2026-11-20T20:30:00Z') } as const;
  await used.db.insert(backups).values([
    { dueAt: new Date('2026-11-20T19:00:00Z'), ...proof },
    {
      dueAt: new Date('2026-11-21T19:00:00Z'),
      ...proof,
      provedAt: new Date('2026-11-21T20:30:00Z'),
      proofProblem: 'x',
    },
    { dueAt: new Date('2026-11-22T19:00:00Z'), proof: 'read', provedAt: new Date('2026-11-22T20:30:00Z') },
  ]);
});
afterAll(() => Promise.all([fresh.close(), used.close()]));
afterEach(() => {
  manifest().quality = built;
});

const rowsOf = (page: ParsedPage, group: string) =>
  only(page, `#${group}`)
    .querySelectorAll('tbody tr')
    .map((row) => {
      // The names of the columns, which screen readers have from the head of the table.
      for (const name of row.querySelectorAll('[aria-hidden]')) name.remove();
      return row.querySelectorAll('th, td').map(textOf).join(' | ');
    });

function buildWith(results: BuildQuality['results']): void {
  manifest().quality = { sources, results };
}

const markup = (said: Partial<BuildQuality['results'][number]> = {}) =>
  ({
    format: 1,
    measure: 'markup',
    finishedAt: '2026-11-22T18:05:00.000Z',
    commit: null,
    sources,
    expected: 2,
    items: { '/id': { findings: 0 }, '/en': { findings: 3 } },
    ...said,
  }) as BuildQuality['results'][number];

test('figures that were not measured are shown as missing, without a command that a visitor cannot run', async () => {
  buildWith([]);
  const page = await fresh.html('/en/quality');
  expect(rowsOf(page, 'accessibility')).toEqual([
    'Failed checks in the browser | Not measured | 0 | Not yet for this build',
    'Failed checks of cut-off text | Not measured | 0 | Not yet for this build',
    'Findings of the Nu Html Checker | Not measured | 0 | Not yet for this build',
  ]);
  expect(rowsOf(page, 'faults')[0]).toBe(
    'Faults without a problem | Not measured | no target | Not yet for this build',
  );
  expect(textOf(page)).not.toContain('bun run');
  expect(textOf(page.querySelector('main header dl'))).toContain('0 of 6');
  const indonesian = await fresh.html('/id/kualitas');
  expect(rowsOf(indonesian, 'bytes')[1]).toBe(
    'Dengan penghematan data | Belum diukur | maksimal 300 KB | Belum untuk versi ini',
  );
});

test('a result is shown with its date in the time zone of the company, and says when it misses its target', async () => {
  buildWith([markup()]);
  const page = await fresh.html('/id/kualitas');
  expect(rowsOf(page, 'accessibility')[2]).toBe(
    'Temuan Nu Html Checker | 3di luar sasaran | 0 | 23 Nov 2026, 01.05 WIB',
  );
  expect(textOf(page.querySelector('main header dl'))).toContain('1 dari 6');
  expect(textOf(page.querySelector('main header dl'))).toContain('0123456789ab');
});

test('the lowest score and the slowest page count', async () => {
  const item = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };
  const times = { paint: 1590, blocking: 0, shift: 0.004, bytes: 204_800 };
  const slower = { ...item, performance: 98, ...times, paint: 1612.4, bytes: 409_600 };
  buildWith([markup({ measure: 'lighthouse', items: { '/id': { ...item, ...times }, '/en': slower } })]);
  const page = await fresh.html('/en/quality');
  expect(rowsOf(page, 'scores').map((row) => row.split(' | ').slice(0, 3).join(' | '))).toEqual([
    'Performance | 98misses its target | 100',
    'Accessibility | 100 | 100',
    'Best practices | 100 | 100',
    'Search engines | 100 | 100',
  ]);
  expect(rowsOf(page, 'speed')[0]).toStartWith('Home: largest paint (LCP) | 1.61 smisses its target | below 1.6 s');
  expect(rowsOf(page, 'bytes')[0]).toStartWith('When opened | 400 KB | no target');
});

test('a result of other sources, and one of a part of the pages, say so and do not count as complete', async () => {
  const other = 'fedcba9876543210fedcba9876543210fedcba98';
  buildWith([
    markup({ sources: other }),
    markup({ measure: 'lines', items: { '/id': { text: 3100, paint: 2100, light: 200_000 } } }),
  ]);
  const page = await fresh.html('/en/quality');
  expect(rowsOf(page, 'accessibility')[2]).toEndWith('Nov 23, 2026, 1:05 AM WIBEarlier build');
  expect(rowsOf(page, 'speed')[3]).toStartWith('First text at 400 kbit/s | 3.1 s | at most 4 s | ');
  expect(rowsOf(page, 'speed')[3]).toEndWith('WIBSo far 1 of 2');
  expect(textOf(page.querySelector('main header dl'))).toContain('0 of 6');
});

test('an installation without proven restore and noted minutes says so', async () => {
  const page = await fresh.html('/en/quality');
  expect(textOf(only(page, '#restore'))).toContain('Not measured. No backup of this site has been tested');
  expect(textOf(only(page, '#uptime'))).toContain('Not measured. Recorded from the first minute');
});

test('uptime is the share of minutes, counted once for all nodes; the last restore that was proven counts', async () => {
  const page = await used.html('/en/quality');
  const [minutes = ''] = rowsOf(page, 'uptime');
  // A minute may have begun since the first one was noted.
  expect(minutes).toMatch(/^Minutes up \| 2 of [45]$/);
  expect(rowsOf(page, 'restore')).toEqual(['Proven at | Nov 21, 2026, 3:30 AM WIB']);
  expect(textOf(only(page, '#restore'))).toContain('4 min 12 s');
});

test('the headers are those that the server sends with the page', async () => {
  const { headers } = await fresh.get('/en/quality');
  const shown = rowsOf(await fresh.html('/en/quality'), 'headers');
  expect(shown.length).toBe(8);
  for (const row of shown) {
    const [rule = '', value = ''] = row.split(' | ');
    // A sentence for visitors, which starts with a capital, and below it the name of the header.
    const [, name = ''] = /^[A-Z].*?[a-z]((?:strict|x|referrer|permissions|cross|content)-[a-z-]+)$/.exec(rule) ?? [];
    const sent = headers.get(name);
    if (sent === null) expect(value).toBe('not sent');
    else expect(sent).toStartWith(value.replace(', …', ''));
  }
});

test('the page is in the sitemap and in the footer, and no shared cache keeps it', async () => {
  const sitemap = await (await fresh.get('/sitemap.xml?part=pages')).text();
  expect(sitemap).toContain('/id/kualitas<');
  expect(sitemap).toContain('/en/quality<');
  const page = await fresh.html('/en');
  expect(page.querySelectorAll('footer a[href="/en/quality"]')).toHaveLength(1);
  expect((await fresh.get('/en/quality')).headers.get('cache-control')).toBe('private, no-store');
});
