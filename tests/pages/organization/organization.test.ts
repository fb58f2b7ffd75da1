import { expect, test } from 'bun:test';
import { withCurrent } from '../../../src/current.ts';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { organizationChart } from '../../../src/pages/organization.tsx';
import { href, routes } from '../../../src/routes.ts';
import { layOutAcross, layOutDown } from '../../../src/ui/media/diagram-layout.ts';
import { only, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

test.each(languageCodes)('in %s the chart has a drawing, a dialog and a text alternative', async (language) => {
  const page = await world.html(href(routes.organization.index, language));
  const dialog = only(page, 'main dialog');
  expect(only(page, `button[commandfor="${dialog.id}"]`).getAttribute('command')).toBe('show-modal');
  // One for wide screens, one for narrow ones.
  expect(dialog.querySelectorAll('svg[role="img"]')).toHaveLength(2);
  const outline = textOf(only(page, '#chart details'));
  for (const { title } of withCurrent({ language }, organizationChart).children ?? []) expect(outline).toContain(title);
});

test.each(languageCodes)('in %s the boxes of the chart do not overlap', (language) => {
  const chart = withCurrent({ language }, organizationChart);
  for (const { boxes, width, height } of [layOutAcross(chart), layOutDown(chart), layOutDown(chart, 640)]) {
    for (const box of boxes) {
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      const touching = boxes.filter(
        (other) =>
          other !== box &&
          box.x < other.x + other.width &&
          other.x < box.x + box.width &&
          box.y < other.y + other.height &&
          other.y < box.y + box.height,
      );
      expect(touching).toEqual([]);
    }
  }
});

test.each(languageCodes)('in %s the staff are connected to the commissioners in both layouts', (language) => {
  const chart = withCurrent({ language }, organizationChart);
  for (const { ties, width } of [layOutAcross(chart), layOutDown(chart), layOutDown(chart, 640)]) {
    expect(ties).toHaveLength(1);
    const across = [...(ties[0] ?? '').matchAll(/[MH]([\d.]+)/g)].map(([, x]) => Number(x));
    for (const x of across) expect(x).toBeLessThanOrEqual(width);
  }
});

test('it links to the professional network in a new tab', async () => {
  const links = (await world.html(href(routes.organization.index, 'en'))).querySelectorAll('main a');
  const last = links.at(-1);
  expect(last?.getAttribute('href')).toBe('https://www.linkedin.com/company/khatulistiwa-alumina-example');
  expect(last?.getAttribute('target')).toBe('_blank');
  expect(textOf(last)).toContain('opens in a new tab');
});
