import { beforeEach, describe, expect, test } from 'bun:test';
import { assets, leaders } from '../../../src/db/schema/index.ts';
import { perform } from '../../../src/domain/command.ts';
import { saveLeader } from '../../../src/domain/leaders/commands.ts';
import { disconnectDatabase } from '../../support/database/disconnect-database.ts';
import { only, textOf } from '../../support/html.ts';
import { leader, storeBoards } from '../../support/leaders.ts';
import { anyActor } from '../../support/people.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const addresses = { id: '/id/direksi-dan-komisaris', en: '/en/board-of-directors' } as const;
const page = (language: 'id' | 'en' = 'en') => world.html(addresses[language]);

const portrait = {
  name: 'Potret Ratna',
  filename: 'ratna.jpg',
  path: '/assets/ratna-0123456789abcdef-900x1200.jpg',
  category: 'news',
  mediaType: 'image',
  width: 900,
  height: 1200,
};

test('members stand under their boards in order, without the hidden ones', async () => {
  await storeBoards(world.db);
  const english = await page();
  const named = (board: string) => english.querySelectorAll(`#${board} li h3`).map(textOf);
  expect(named('commissioners')).toEqual(['Agus Mempawah', 'Dewi Ketapang']);
  expect(named('directors')).toEqual(['Bima Sintang', 'Ratna Sambas']);
  expect(textOf(english)).not.toContain('Yoga Sanggau');
});

test.each([
  ['id', 'Direktur Keuangan', 'Akuntan dari Sambas.'],
  ['en', 'Finance Director', 'An accountant from Sambas.'],
] as const)('in %s a member has position and biography of that language', async (language, position, biography) => {
  await world.db.insert(leaders).values(leader());
  const said = only(await page(language), '#directors li')
    .querySelectorAll('p')
    .map(textOf);
  expect(said).toEqual([position, biography]);
});

test('each line of a biography is a paragraph', async () => {
  await world.db.insert(leaders).values(leader({ biographyEn: 'First.\n\nSecond.' }));
  expect(
    only(await page(), '#directors li')
      .querySelectorAll('p')
      .map(textOf),
  ).toEqual(['Finance Director', 'First.', 'Second.']);
});

test('markup in a name or biography is text', async () => {
  await world.db.insert(leaders).values(leader({ name: '<b>Ratna</b>', biographyEn: '<script>alert(1)</script>' }));
  const shown = only(await page(), '#directors li');
  expect(shown.querySelectorAll('b, script')).toHaveLength(0);
});

test('without portraits there are no pictures and no initials', async () => {
  await storeBoards(world.db);
  const members = (await page()).querySelectorAll('#commissioners li, #directors li');
  expect(members.flatMap((member) => member.querySelectorAll('img, svg'))).toHaveLength(0);
});

describe('a portrait', () => {
  beforeEach(async () => {
    await world.db.insert(assets).values(portrait);
    await world.db.insert(leaders).values(leader({ portrait: portrait.path }));
  });

  test('is served in several sizes, with the name as its alternative text when it has none', async () => {
    const member = only(await page(), '#directors li');
    expect(only(member, 'img').getAttribute('alt')).toBe('Ratna Sambas');
    expect(only(member, 'source[type="image/avif"]').getAttribute('srcset')).toContain(
      '/assets/ratna-0123456789abcdef-900x1200-320.avif 320w',
    );
  });

  test('has the alternative text of the asset in the language of the page', async () => {
    await world.db.update(assets).set({ altText: 'Ratna di kilang', altTextEn: 'Ratna at the refinery' });
    expect(only(await page('id'), '#directors li img').getAttribute('alt')).toBe('Ratna di kilang');
    expect(only(await page('en'), '#directors li img').getAttribute('alt')).toBe('Ratna at the refinery');
  });

  test('whose file is missing leaves the name as text', async () => {
    expect((await page()).querySelectorAll('#directors img')).toHaveLength(1);
    // A file in use cannot be deleted any more; it may be missing from before that rule.
    await world.db.delete(assets);
    world.pageServer.changed('withdrawn');
    const member = only(await page(), '#directors li');
    expect(member.querySelectorAll('img')).toHaveLength(0);
    expect(textOf(only(member, 'h3'))).toBe('Ratna Sambas');
  });
});

test('a group photograph is shown once it has been uploaded', async () => {
  const group = { ...portrait, name: 'Direksi_dan_Komisaris', altText: 'Semua', altTextEn: 'Everyone' };
  await world.db.insert(assets).values(group);
  const pictures = (await page()).querySelectorAll('main picture img').map((image) => image.getAttribute('alt'));
  // The other one, of the closing section, is decorative.
  expect(pictures).toEqual(['Everyone', '']);
});

describe('the illustrations of the demo company', () => {
  const drawn = {
    ...portrait,
    name: 'Potret_Bayu_Melawi',
    path: '/assets/leader-bayu.webp',
    filename: 'leader-bayu.webp',
  };
  const sentences = async (language: 'id' | 'en', sentence: string) =>
    textOf(only(await page(language), 'main')).split(sentence).length - 1;

  test.each([
    ['id', 'Potret di halaman ini adalah ilustrasi dari Notionists karya Zoish (CC0 1.0).', 'Ilustrasi Bayu Melawi:'],
    ['en', 'The portraits on this page are illustrations from Notionists by Zoish (CC0 1.0).', 'Illustration of Bayu'],
  ] as const)('are said to be such once in %s, and described', async (language, sentence, description) => {
    const group = { ...drawn, name: 'Direksi_dan_Komisaris', path: '/assets/leaders.webp', filename: 'leaders.webp' };
    await world.db.insert(assets).values([drawn, group]);
    await world.db.insert(leaders).values([leader({ portrait: drawn.path }), leader({ portrait: drawn.path })]);
    expect(await sentences(language, sentence)).toBe(1);
    const alt = only(await page(language), '#leader-1 img').getAttribute('alt');
    expect(alt).toStartWith(description);
  });

  test('give way to photographs that are uploaded, and the sentence with them', async () => {
    await world.db.insert(assets).values([drawn, portrait]);
    await world.db.insert(leaders).values(leader({ portrait: drawn.path }));
    expect(await sentences('en', 'illustrations')).toBe(1);
    await perform(world, saveLeader, { id: 1, input: { portrait: portrait.path }, by: anyActor });
    expect(await sentences('en', 'illustrations')).toBe(0);
    expect(only(await page(), '#leader-1 source').getAttribute('srcset')).toContain('/assets/ratna-');
  });
});

test('a hidden member leaves the cached page at once', async () => {
  await world.db.insert(leaders).values(leader());
  expect(textOf(await page())).toContain('Ratna Sambas');
  await perform(world, saveLeader, { id: 1, input: { visible: false }, by: anyActor });
  expect(textOf(await page())).not.toContain('Ratna Sambas');
});

test('without members each board says that they will be announced', async () => {
  const notes = (await page()).querySelectorAll('#commissioners p, #directors p').map(textOf);
  expect(notes.filter((text) => text === 'The members will be announced on this page.')).toHaveLength(2);
});

test('while the database is unavailable the page is 503, not a page without members', async () => {
  await disconnectDatabase(world);
  world.expectErrors(5);
  expect((await world.get(`${addresses.en}?complete=1`)).status).toBe(503);
});
