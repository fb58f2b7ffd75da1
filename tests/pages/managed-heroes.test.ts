import { beforeAll, describe, expect, test } from 'bun:test';
import { assets } from '../../src/db/schema/index.ts';
import { href, type Route, routes } from '../../src/routes.ts';
import { only } from '../support/html.ts';
import { lastingWorld } from '../support/world.ts';

const world = await lastingWorld();

const { about, journey, organization, governance, products, sustainability } = routes;
const heroes: [name: string, route: Route][] = [
  ['TENTANG_overview', about.index],
  ['JEJAK_LANGKAH', journey.index],
  ['Struktur_Organisasi', organization.index],
  ['Tata_Kelola', governance.index],
  ['Produk', products.index],
  ['Produk_Kami', products.alumina],
  ['Proses_Produksi', products.process],
  ['Keberlanjutan', sustainability.index],
  ['Komitmen_Keberlanjutan', sustainability.commitment],
  ['Publikasi_Overview', routes.publications.index],
  ['Laporan_Sec', routes.reports.index],
  ['Kontak', routes.contact.index],
  ['Budaya_BAIK_Banner', routes.baik.index],
  ['Procure_Plus', routes.procurement.index],
];

const keep = (names: string[]) =>
  world.db.insert(assets).values(
    names.map((name) => ({
      name,
      path: `/assets/${name}.jpg`,
      filename: `${name}.jpg`,
      category: 'home',
      mediaType: 'image' as const,
      altText: 'Yang disimpan redaksi',
      altTextEn: 'What editors keep',
    })),
  );

const heroOf = async (route: Route, language: 'id' | 'en' = 'en') =>
  only(await world.html(`/${language}/${route.path[language]}`), 'main section:has(h1) img');

describe('without managed pictures', () => {
  test.each(heroes)('the page that uses %s has a built-in hero', async (_, route) => {
    expect((await heroOf(route)).getAttribute('src')).toStartWith('/static/pictures/');
  });

  // The picture of an inner page is a strip above its words.
  const chapters = ['TENTANG_overview', 'Produk', 'Produk_Kami', 'Proses_Produksi', 'Keberlanjutan'];
  test.each(heroes.filter(([name]) => chapters.includes(name)))(
    'the chapter page that uses %s has an upright picture for phones',
    async (_, route) => {
      const first = (await heroOf(route)).parentNode?.querySelector('source');
      expect(first?.getAttribute('media')).toBe('(max-width: 480px) and (max-aspect-ratio: 3/5)');
      expect(first?.getAttribute('srcset')).toMatch(
        /-upright-\d+-540\.\w+\.avif 540w, \S+-upright-\d+-(?:684|720)\.\w+\.avif (?:684|720)w$/,
      );
    },
  );

  test('the banner of the BAIK culture has an alternative text', async () => {
    expect((await heroOf(routes.baik.index)).getAttribute('alt')).not.toBe('');
  });
});

describe('with managed pictures', () => {
  beforeAll(async () => {
    await world.reset();
    await keep(['PROFIL', ...heroes.map(([name]) => name)]);
  });

  test.each(heroes)('%s is the hero of its page', async (name, route) => {
    expect((await heroOf(route)).getAttribute('src')).toBe(`/assets/${name}.jpg`);
  });

  test('the banner of the BAIK culture has the editor’s alternative text', async () => {
    expect((await heroOf(routes.baik.index)).getAttribute('alt')).toBe('What editors keep');
    expect((await heroOf(routes.baik.index, 'id')).getAttribute('alt')).toBe('Yang disimpan redaksi');
  });

  test('PROFIL is the aerial picture of the profile', async () => {
    const page = await world.html(href(routes.profile.index, 'en'));
    expect(only(page, '#description img').getAttribute('src')).toBe('/assets/PROFIL.jpg');
  });
});
