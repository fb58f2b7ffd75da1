import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { aluminaWords } from '../../../src/i18n/public/products-alumina.ts';
import { processWords } from '../../../src/i18n/public/products-process.ts';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { navigationWords } from '../../../src/i18n/site/navigation.ts';
import { href, routes } from '../../../src/routes.ts';
import { crumbsOf } from '../../support/crumbs.ts';
import { only, textOf } from '../../support/html.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

const { index, alumina, process } = routes.products;

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
afterAll(() => world.close());

describe.each(languageCodes)('in %s', (language) => {
  const names = navigationWords(language);

  test('the landing page shows two cards and leads to contact', async () => {
    const page = await world.html(href(index, language));
    const cards = page.querySelectorAll('#chapters li a').map((link) => link.getAttribute('href'));
    expect(cards).toEqual([href(alumina, language), href(process, language)]);
    expect(only(page, '#contact a').getAttribute('href')).toBe(href(routes.contact.index, language));
  });

  test('our products show the supply chain in three steps, then seven applications, then lead to the process', async () => {
    const t = aluminaWords(language);
    const page = await world.html(href(alumina, language));
    expect(crumbsOf(page)).toEqual([names.home, names.products, t.title]);
    expect(page.querySelectorAll('#supply-chain ol > li h3').map(textOf)).toEqual([
      t.mining,
      t.refinery,
      t.distribution,
    ]);
    expect(page.querySelectorAll('#applications h3').map(textOf)).toEqual([
      t.smelting,
      t.refractory,
      t.abrasive,
      t.ceramic,
      t.catalyst,
      t.insulator,
      t.adsorbent,
    ]);
    expect(only(page, '#next a').getAttribute('href')).toBe(href(process, language));
  });

  test('the process shows nine facilities and five steps, and leads to sustainability', async () => {
    const t = processWords(language);
    const page = await world.html(href(process, language));
    expect(crumbsOf(page)).toEqual([names.home, names.products, t.title]);
    expect(page.querySelectorAll('#facilities h3')).toHaveLength(9);
    expect(page.querySelectorAll('#bayer h3').map(textOf)).toEqual(
      [t.step1, t.step2, t.step3, t.step4, t.step5].map((title, place) => `${place + 1}${title}`),
    );
    expect(only(page, '#next a').getAttribute('href')).toBe(href(routes.sustainability.index, language));
  });

  test('the process is drawn as a whole, said in words, and its soda returns', async () => {
    const t = processWords(language);
    const drawings = (await world.html(href(process, language))).querySelectorAll('#bayer-flow svg');
    for (const drawing of drawings) {
      expect(drawing.getAttribute('aria-label')).toBe(t.flowDrawing);
      const said = drawing.querySelectorAll('text').map(textOf);
      expect(said).toEqual(expect.arrayContaining([t.step1, t.step2, t.step3, t.step4, t.step5, t.flowReturns]));
    }
    expect(drawings).toHaveLength(2);
  });

  test('the fixed addresses of its calls to action lead there too', async () => {
    expect((await world.get('/proses-produksi')).headers.get('location')).toBe(href(process, 'id'));
    expect((await world.get('/keberlanjutan')).headers.get('location')).toBe(href(routes.sustainability.index, 'id'));
  });
});
