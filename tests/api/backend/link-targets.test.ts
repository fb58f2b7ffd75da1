import { beforeEach, expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let staff: { cookie: string };
beforeEach(async () => {
  staff = await world.signedIn(['translator:en']);
});

type Target = { kind: string; title: string; href: string; note: string; warning: string | null };
async function find(q: string, language = 'id'): Promise<Target[]> {
  const answer = await world.get(`/api/backend/link-targets?${new URLSearchParams({ q, language })}`, staff);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Target[];
}
const briefly = (found: Target[]) => found.map(({ kind, title, href, warning }) => [kind, title, href, warning]);

test('articles are found by words, number and address, in the language of the text, with what keeps readers from them', async () => {
  const both = await world.publish({ title: { id: 'Kapal pertama', en: 'First vessel' } });
  const other = await world.publish({ title: { id: 'Kapal kedua' } });
  const hidden = [
    [await world.draft({ title: 'Kapal konsep' }), 'draft'],
    [await world.schedule({ title: 'Kapal nanti' }), 'scheduled'],
    [await world.archive({ title: 'Kapal arsip' }), 'archived'],
    [await world.publish({ title: 'Kapal lalu', unpublishAt: new Date(1) }), 'unpublished'],
  ] as const;
  await world.publish({ title: 'Kapal laporan', category: 'reports', content: '/assets/a.pdf' });
  const found = await find('kapal', 'en');
  expect(new Map(found.map(({ note, warning }) => [note, warning]))).toEqual(
    new Map<string, string | null>([
      [`#${both}`, null],
      [`#${other}`, 'otherLanguage'],
      ...hidden.map(([id, warning]): [string, string] => [`#${id}`, warning]),
    ]),
  );
  const vessel = ['article', 'First vessel', `/en/read-news/${both}-first-vessel`, null];
  for (const text of [`${both}`, `#${both}`, `/id/baca-berita/${both}-lama`, `${world.siteUrl}/en/read-news/${both}`])
    expect([text, briefly(await find(text, 'en'))[0]]).toEqual([text, vessel]);
  expect(briefly(await find('', 'id'))).toEqual(
    [
      ['article', 'Kapal pertama', `/id/baca-berita/${both}-kapal-pertama`, null],
      ['article', 'Kapal kedua', `/id/baca-berita/${other}-kapal-kedua`, null],
    ].toReversed(),
  );
});

test('pages, their sections and documents are found in the language of the text', async () => {
  await world.db.insert(assets).values({
    name: 'Tata kelola 2025',
    path: '/assets/tata-kelola.pdf',
    filename: 'tata-kelola.pdf',
    category: 'reports',
    mediaType: 'document',
    size: 1,
  });
  expect(briefly(await find('tata kelola'))).toEqual(
    expect.arrayContaining([
      ['page', 'Tata Kelola', '/id/tata-kelola', null],
      ['document', 'Tata kelola 2025', '/assets/tata-kelola.pdf', null],
    ]),
  );
  const sections = (await find('principles', 'en')).filter(({ kind }) => kind === 'section');
  expect(sections).toContainEqual({
    kind: 'section',
    title: expect.stringContaining('rinciples'),
    href: '/en/governance#principles',
    note: 'Governance',
    warning: null,
  });
  for (const { href } of sections) {
    const [path = '', id = ''] = href.split('#');
    expect((await world.html(path)).querySelector(`[id="${id}"]`)).not.toBeNull();
  }
});

test('texts beyond reason find nothing, and only members of the newsroom ask', async () => {
  for (const text of ['%', '//evil.example/1', 'javascript:1', '99999999999', "' or 1=1"])
    expect(await find(text)).toEqual([]);
  const asked = (query: string, headers: { cookie: string }) =>
    world.get(`/api/backend/link-targets?${query}`, headers);
  expect((await asked(`language=id&q=${'x'.repeat(201)}`, staff)).status).toBe(400);
  expect((await asked('q=kapal', staff)).status).toBe(400);
  expect((await asked('language=id', await world.signedIn(['auditor']))).status).toBe(403);
});
