import { describe, expect, test } from 'bun:test';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { only, textOf } from '../../support/html.ts';
import { crumbsOf } from '../../support/pages/crumbs.ts';
import { lastingWorld } from '../../support/world.ts';

const { index, alumina, process } = routes.products;

const world = await lastingWorld();

const said = {
  id: {
    alumina: ['Beranda', 'Produk', 'Produk Kami'],
    chain: ['Penambangan', 'Pengolahan', 'Distribusi'],
    uses: ['Peleburan', 'Bahan tahan api', 'Abrasif', 'Keramik', 'Katalis', 'Isolator', 'Adsorben'],
    process: ['Beranda', 'Produk', 'Proses Produksi'],
    steps: ['Penggilingan', 'Pelarutan', 'Penjernihan', 'Presipitasi', 'Kalsinasi'],
    returns: 'Soda kaustik kembali ke awal',
    drawing:
      'Bagan alir proses Bayer: bauksit digiling, dilarutkan dengan uap, dijernihkan hingga residunya terpisah, dipresipitasi dengan bibit kristal, lalu dikalsinasi menjadi alumina; dari presipitasi soda kaustik kembali ke penggilingan',
  },
  en: {
    alumina: ['Home', 'Products', 'Our Products'],
    chain: ['Mining', 'Refinery', 'Distribution'],
    uses: ['Smelting', 'Refractory', 'Abrasive', 'Ceramic', 'Catalyst', 'Insulator', 'Adsorbent'],
    process: ['Home', 'Products', 'Production Process'],
    steps: ['Milling', 'Digestion', 'Clarification', 'Precipitation', 'Calcination'],
    returns: 'Caustic soda returns to the start',
    drawing:
      'Flow chart of the Bayer process: bauxite is milled, digested with steam, clarified of its residue, precipitated with seed crystals and calcined into alumina; from precipitation the caustic soda returns to the mills',
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const t = said[language];

  test('the landing page has two cards and links to contact', async () => {
    const page = await world.html(href(index, language));
    const cards = page.querySelectorAll('#chapters li a').map((link) => link.getAttribute('href'));
    expect(cards).toEqual([href(alumina, language), href(process, language)]);
    expect(only(page, '#contact a').getAttribute('href')).toBe(href(routes.contact.index, language));
  });

  test('the products page has the supply chain in three steps, seven applications and a link to the process', async () => {
    const page = await world.html(href(alumina, language));
    expect(crumbsOf(page)).toEqual(t.alumina);
    expect(page.querySelectorAll('#supply-chain ol > li h3').map(textOf)).toEqual(t.chain);
    expect(page.querySelectorAll('#applications h3').map(textOf)).toEqual(t.uses);
    expect(only(page, '#next a').getAttribute('href')).toBe(href(process, language));
  });

  test('the process page has nine facilities, five steps and a link to sustainability', async () => {
    const page = await world.html(href(process, language));
    expect(crumbsOf(page)).toEqual(t.process);
    expect(page.querySelectorAll('#facilities h3')).toHaveLength(9);
    expect(page.querySelectorAll('#bayer h3').map(textOf)).toEqual(
      t.steps.map((title, place) => `${place + 1}${title}`),
    );
    expect(only(page, '#next a').getAttribute('href')).toBe(href(routes.sustainability.index, language));
  });

  test('the process diagram has a text alternative that mentions the recycled soda', async () => {
    const drawings = (await world.html(href(process, language))).querySelectorAll('#bayer-flow svg');
    for (const drawing of drawings) {
      expect(drawing.getAttribute('aria-label')).toBe(t.drawing);
      const labels = drawing.querySelectorAll('text').map(textOf);
      expect(labels).toEqual(expect.arrayContaining([...t.steps, t.returns]));
    }
    expect(drawings).toHaveLength(2);
  });

  test('the published addresses of its calls to action redirect there', async () => {
    expect((await world.get('/proses-produksi')).headers.get('location')).toBe(href(process, 'id'));
    expect((await world.get('/keberlanjutan')).headers.get('location')).toBe(href(routes.sustainability.index, 'id'));
  });
});
