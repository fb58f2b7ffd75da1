import { beforeAll, expect, test } from 'bun:test';
import { everyAddress } from '../support/addresses.ts';
import { recipient } from '../support/baik.ts';
import type { ParsedPage } from '../support/html.ts';
import { lastingWorld } from '../support/world.ts';

const world = await lastingWorld();
beforeAll(async () => {
  await recipient(world);
  await world.publishMany(5);
});

const attributes = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'for'];

/** References to element ids that match no element or several. */
function brokenReferences(page: ParsedPage): string[] {
  // Templates are completed by script.
  for (const template of page.querySelectorAll('template')) template.remove();
  const ids = page.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? '');
  const named = attributes.flatMap((attribute) =>
    page
      .querySelectorAll(`[${attribute}]`)
      .flatMap((element) => (element.getAttribute(attribute) ?? '').split(' ').map((id) => `${attribute} ${id}`)),
  );
  // #top is always valid (HTML, section 7.4.6.3).
  const linked = page
    .querySelectorAll('a[href^="#"]:not([href="#top"])')
    .map((link) => `href ${link.getAttribute('href')?.slice(1)}`);
  const broken = [...named, ...linked].filter((reference) => !ids.includes(reference.split(' ')[1] ?? ''));
  const doubled = ids.filter((id, index) => id === '' || ids.indexOf(id) !== index);
  return [...broken, ...doubled.map((id) => `"${id}" is the id of nothing or of several`)];
}

const pages = everyAddress(1).map(({ path }) => path);

test.each(pages)('%s has no dangling references', async (path) => {
  expect(brokenReferences(await world.html(path))).toEqual([]);
});
