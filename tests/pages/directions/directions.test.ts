import { expect, test } from 'bun:test';
import { only, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

const addresses = [
  ['/id/lokasi', 'Lokasi dan Petunjuk Arah', 'Peta pesisir Kalimantan Barat', 'khatulistiwa'],
  ['/en/directions', 'Map and Directions', 'Map of the coast of West Kalimantan', 'equator'],
] as const;

test.each(addresses)('%s has a map with a name and a description in words', async (address, title, map, word) => {
  const page = await world.html(address);
  expect(textOf(page.querySelector('h1'))).toBe(title);
  const drawing = only(page, 'main svg[role="img"]');
  expect(drawing.getAttribute('aria-label')).toBe(map);
  const description = textOf(only(page, `#${drawing.getAttribute('aria-describedby')}`));
  for (const place of ['Pontianak', 'Mempawah', 'Singkawang', 'Toho', word]) expect(description).toContain(place);
});

test('the towns are where they are: Singkawang in the north, Pontianak on the equator in the south', async () => {
  const page = await world.html('/en/directions');
  const labels = page.querySelectorAll('main svg[role="img"] text');
  const heightOf = (label: (typeof labels)[number]) => Number(label.getAttribute('y'));
  const towns = ['Singkawang', 'Kijing Port', 'Refinery', 'Mempawah', 'Sungai Pinyuh', 'Equator 0°', 'Supadio Airport'];
  const fromNorth = labels.toSorted((above, below) => heightOf(above) - heightOf(below)).map(textOf);
  expect(fromNorth.filter((name) => towns.includes(name))).toEqual(towns);
  for (const name of ['Toho', 'Pontianak']) expect(fromNorth).toContain(name);
});
