import { describe, expect, test } from 'bun:test';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const { process } = routes.products;

const world = await lastingWorld();

const said = {
  id: {
    steps: ['Penggilingan', 'Pelarutan', 'Penjernihan', 'Presipitasi', 'Kalsinasi'],
    returns: 'Soda kaustik kembali ke awal',
    drawing:
      'Bagan alir proses Bayer: bauksit digiling, dilarutkan dengan uap, dijernihkan hingga residunya terpisah, dipresipitasi dengan bibit kristal, lalu dikalsinasi menjadi alumina; dari presipitasi soda kaustik kembali ke penggilingan',
  },
  en: {
    steps: ['Milling', 'Digestion', 'Clarification', 'Precipitation', 'Calcination'],
    returns: 'Caustic soda returns to the start',
    drawing:
      'Flow chart of the Bayer process: bauxite is milled, digested with steam, clarified of its residue, precipitated with seed crystals and calcined into alumina; from precipitation the caustic soda returns to the mills',
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const t = said[language];

  test('the process diagram has a text alternative that mentions the recycled soda', async () => {
    const drawings = (await world.html(href(process, language))).querySelectorAll('#bayer-flow svg');
    for (const drawing of drawings) {
      expect(drawing.getAttribute('aria-label')).toBe(t.drawing);
      const labels = drawing.querySelectorAll('text').map(textOf);
      expect(labels).toEqual(expect.arrayContaining([...t.steps, t.returns]));
    }
    expect(drawings).toHaveLength(2);
  });
});

test('the published addresses of its calls to action redirect there', async () => {
  expect((await world.get('/proses-produksi')).headers.get('location')).toBe('/id/proses-produksi');
  expect((await world.get('/keberlanjutan')).headers.get('location')).toBe('/id/keberlanjutan');
});
