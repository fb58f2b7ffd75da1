import type { Locator, Page } from 'playwright';
import { settle } from '../browser.ts';
import { expectPage as onPage } from '../expect-page.ts';

/** Waits until the editors have replaced the plain fields. */
export async function editorsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>('textarea.article-html')];
    const editors = document.querySelectorAll('.ProseMirror').length;
    // The previous screen, which has neither, may still be shown for a moment.
    return editors > 0 && fields.length === editors && fields.every((field) => field.hidden);
  });
  await settle(page);
}

export function editor(page: Page, language: 'Indonesian' | 'English'): Locator {
  return page.getByRole('textbox', { name: `Content in ${language}` });
}

/** Pastes HTML into the focused element, as from another program. */
export async function paste(target: Locator, html: string): Promise<void> {
  await target.focus();
  await target.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Pastes a file into an element, or drops one on it. */
export async function handOver(target: Locator, way: 'paste' | 'drop', file: File): Promise<void> {
  const bytes = Buffer.from(await file.arrayBuffer()).toString('base64');
  const given = { way, bytes, name: file.name, type: `image/${file.name.endsWith('png') ? 'png' : 'jpeg'}` };
  await target.focus();
  await target.evaluate((element, { way, bytes, name, type }) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type }));
    // The drop target must be visible, even if a picture has moved the text.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top } = element.getBoundingClientRect();
    const usual = { bubbles: true, cancelable: true };
    const event =
      way === 'paste'
        ? new ClipboardEvent('paste', { clipboardData: data, ...usual })
        : new DragEvent('drop', { dataTransfer: data, clientX: left + 30, clientY: top + 30, ...usual });
    element.dispatchEvent(event);
  }, given);
}

/** Content without block ids, which differ in every run. */
export function withoutIds(html: string): string {
  return html.replace(/ data-block="[0-9a-z]{10}"/g, '');
}

/** The form's content field of a language. */
export function contentSent(page: Page, language: 'id' | 'en'): Promise<string> {
  const field = page.locator(`[name="${language}.content"]`);
  return field.evaluate(({ form, name }: HTMLTextAreaElement) => String(new FormData(form ?? undefined).get(name)));
}

/** A toast with the text appears; the one before it may still be there. */
export async function toastSays(page: Page, text: string): Promise<void> {
  await onPage(page.locator('[data-toast]', { hasText: text })).toBeVisible();
}

/** Height in CSS pixels of the text that neither a bar nor the end of the window covers, for each visible editor. */
export const visibleText = (page: Page) =>
  page.evaluate(() => {
    const end = document.querySelector('.desk-save')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('.ProseMirror')]
      .filter((text) => text.getClientRects().length > 0)
      .map((text) => {
        const bars = document.querySelector('.editor-toolbars')?.getBoundingClientRect().bottom ?? 0;
        const start = Math.max(bars, text.firstElementChild?.getBoundingClientRect().top ?? 0);
        return Math.min(end, text.getBoundingClientRect().bottom) - start;
      });
  });
