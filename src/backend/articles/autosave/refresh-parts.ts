import { fetchDocument } from '../../../ui/markup/fetch-document.ts';

/** After a save without leaving the page: takes over what the form says about the stored article, and its buttons. */
export async function refreshParts(address: string): Promise<void> {
  let page: Document;
  try {
    page = await fetchDocument(address);
  } catch {
    // The article is saved; the facts are shown when the page is reloaded.
    return;
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-form-part]')) {
    const fresh = page.querySelector<HTMLElement>(`[data-form-part="${part.dataset.formPart}"]`);
    if (!fresh || fresh.innerHTML === part.innerHTML) continue;
    const hadFocus = part.contains(document.activeElement);
    part.replaceChildren(...fresh.childNodes);
    if (hadFocus) part.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }
}
