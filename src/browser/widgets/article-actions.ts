import { keepBookmarks } from './bookmarks.ts';

keepBookmarks();
enhanceShareLinks();

/** Turns share-by-mail links into the system's share sheet, or copies the link where there is none. */
function enhanceShareLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]')) {
    const { share: url = '', title } = link.dataset;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const copyLink = () =>
        copy(url).then(
          () => {
            link.setAttribute('data-copied', '');
            const status = link.nextElementSibling;
            if (status) status.textContent = link.dataset.copiedWords ?? '';
          },
          () => location.assign(link.href),
        );
      if (typeof navigator.share !== 'function') return void copyLink();
      navigator.share({ title: title ?? '', url }).catch(({ name }) => {
        // AbortError: the sheet was closed; InvalidStateError: it is still open. Other errors mean no share sheet.
        if (name !== 'AbortError' && name !== 'InvalidStateError') void copyLink();
      });
    });
  }
}

/** Rejects without clipboard access, as on http; the mailto link is then used. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
