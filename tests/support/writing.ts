import type { Locator, Page } from 'playwright';
import { settle } from './browser.ts';
import { expectPage as onPage } from './expect-page.ts';

/** Waits until the editors stand in place of the plain fields. */
export async function editorsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>('textarea.article-html')];
    const editors = document.querySelectorAll('.ql-editor').length;
    // The screen that is left, too, answers for a moment; it has neither.
    return editors > 0 && fields.length === editors && fields.every((field) => field.hidden);
  });
  await settle(page);
}

export function editor(page: Page, language: 'Indonesian' | 'English'): Locator {
  return page.getByRole('textbox', { name: `Content in ${language}` });
}

/** Puts HTML on the clipboard's way into the element that has the focus, as another program would. */
export async function paste(target: Locator, html: string): Promise<void> {
  await target.focus();
  await target.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Pastes a file from the clipboard into an element, or drops one that was dragged in from the desktop. */
export async function handOver(target: Locator, way: 'paste' | 'drop', file: File): Promise<void> {
  const bytes = Buffer.from(await file.arrayBuffer()).toString('base64');
  const given = { way, bytes, name: file.name, type: `image/${file.name.endsWith('png') ? 'png' : 'jpeg'}` };
  await target.focus();
  await target.evaluate((element, { way, bytes, name, type }) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type }));
    // Where something is dropped must be in sight, however far a picture has pushed the text meanwhile.
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

/** What the form would send as the content of a language. */
export function contentSent(page: Page, language: 'id' | 'en'): Promise<string> {
  return page.locator(`[name="${language}.content"]`).inputValue();
}

export async function toastSays(page: Page, text: string): Promise<void> {
  await onPage(page.locator('[data-toast]')).toContainText(text);
}
