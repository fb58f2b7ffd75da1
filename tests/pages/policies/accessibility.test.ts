import { expect, test } from 'bun:test';
import { only, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

test.each([
  ['/id/pernyataan-aksesibilitas', 'Pernyataan Aksesibilitas', 'Ditinjau pada 22 November 2026', '#hubungi'],
  ['/en/accessibility-statement', 'Accessibility Statement', 'Reviewed on November 22, 2026', '#contact'],
])('%s says when it was reviewed, and how to report a barrier', async (path, title, reviewed, contact) => {
  const page = await world.html(path);
  expect(textOf(only(page, 'h1'))).toBe(title);
  expect(textOf(only(page, 'main header'))).toContain(reviewed);
  expect(only(page, `main ${contact} a`).getAttribute('href')).toBe('mailto:info@khatulistiwa-alumina.example');
});
