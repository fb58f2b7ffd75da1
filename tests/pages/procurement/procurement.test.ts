import { describe, expect, test } from 'bun:test';
import { href, routes } from '../../../src/routes.ts';
import { textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

describe.each([
  {
    language: 'id',
    features: ['Vendor', 'Tender', 'Kontrak', 'Gudang', 'Tagihan', 'Dasbor'],
    newTab: 'membuka tab baru',
  },
  {
    language: 'en',
    features: ['Vendor', 'Tender', 'Contract', 'Warehouse', 'Invoice', 'Dashboard'],
    newTab: 'opens in a new tab',
  },
] as const)('in $language', ({ language, features, newTab }) => {
  test('Procure+ shows six features', async () => {
    const page = await world.html(href(routes.procurement.index, language));
    expect(page.querySelectorAll('#features h3').map(textOf)).toEqual([...features]);
  });

  test('every link to the portal opens a new tab and announces it', async () => {
    const page = await world.html(href(routes.procurement.index, language));
    const links = page.querySelectorAll('main a[href="https://procure.khatulistiwa-alumina.example"]');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(textOf(link)).toContain(newTab);
    }
  });
});
