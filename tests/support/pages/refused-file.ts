import { expect } from 'bun:test';
import type { Page } from 'playwright';
import { expectPage } from '../expect-page.ts';

/** Chooses files that a form refuses, on a page whose clock stands still. */
export async function refusedFileMovesNothing(page: Page, control: string): Promise<void> {
  const toast = page.locator('[data-toast]');
  const choose = (name: string) =>
    page.setInputFiles(control, { name, mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  const places = () =>
    page
      .locator(
        '#form :is(label, input:not([type="hidden"]), p:not([data-notifications] *), button:not([data-toast] *)), footer',
      )
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility() && !part.id.endsWith('-error'))
          .map((part) => part.getBoundingClientRect().top + scrollY),
      );
  const before = await places();
  for (const name of ['pemasang.exe', `${'Rancangan perluasan dermaga '.repeat(8)}2026.exe`]) {
    await choose(name);
    await expectPage(toast).toContainText(name);
    await expectPage(page.locator(`${control}-error`)).toContainText(name);
    if (name === 'pemasang.exe') expect(await places()).toEqual(before);
    expect(await toast.evaluate(coveredBy)).toEqual([]);
  }
  await choose('pemasang.exe');
  await expectPage(toast).toContainText('pemasang.exe');
  await page.click('[data-toast] button');
  await expectPage(toast).toHaveCount(0);
  expect(await places()).toEqual(before);
}

/** Ids of the controls and errors of the form that the toast covers. */
function coveredBy(toast: Element): string[] {
  const { top, bottom, left, right } = toast.getBoundingClientRect();
  return [...document.querySelectorAll('#form :is(input, select, textarea, a, button, [id$="-error"])')]
    .filter((other) => !toast.contains(other) && other.checkVisibility() && !other.matches('[name="website"]'))
    .filter((other) => {
      const place = other.getBoundingClientRect();
      return place.bottom > top && place.top < bottom && place.right > left && place.left < right;
    })
    .map(({ id }) => id);
}
