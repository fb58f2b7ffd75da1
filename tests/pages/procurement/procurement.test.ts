import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { procurementWords } from '../../../src/i18n/public/procurement.ts';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { navigationWords } from '../../../src/i18n/site/navigation.ts';
import { href, routes } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { textOf } from '../../support/html.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
afterAll(() => world.close());

describe.each(languageCodes)('in %s', (language) => {
  const t = procurementWords(language);

  test('Procure+ shows six features', async () => {
    const page = await world.html(href(routes.procurement.index, language));
    expect(page.querySelectorAll('#features h3').map(textOf)).toEqual([
      t.vendor,
      t.tender,
      t.contract,
      t.warehouse,
      t.invoice,
      t.dashboard,
    ]);
  });

  test('every way to the portal opens a new tab and says so', async () => {
    const page = await world.html(href(routes.procurement.index, language));
    const links = page.querySelectorAll(`main a[href="${site.procurementPortal}"]`);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(textOf(link)).toContain(navigationWords(language).newTab);
    }
  });
});
