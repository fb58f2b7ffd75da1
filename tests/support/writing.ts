import { expect as onPage } from '@playwright/test';
import type { Locator, Page } from 'playwright';
import { settle } from './browser.ts';

/** Waits until the editors stand in place of the plain fields. */
export async function editorsReady(page: Page): Promise<void> {
  await settle(page);
  await page.waitForFunction(() => {
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>('textarea.article-html')];
    return fields.length === document.querySelectorAll('.ql-editor').length && fields.every((field) => field.hidden);
  });
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

/** What the form would send as the content of a language. */
export function contentSent(page: Page, language: 'id' | 'en'): Promise<string> {
  return page.locator(`[name="${language}.content"]`).inputValue();
}

export async function toastSays(page: Page, text: string): Promise<void> {
  await onPage(page.locator('[data-toast]')).toContainText(text);
}
