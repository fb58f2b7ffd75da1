import { fetchDocument } from '../../ui/markup/fetch-document.ts';
import { bookmarks, keepBookmarks, removeBookmarks } from './bookmarks.ts';

/** The server answers at most 24 articles, and query values of at most 200 characters. */
const maxPerRequest = 24;
const maxQueryCharacters = 200;

/** Lists the bookmarked articles, the last one first. */
export async function listSavedArticles(root: HTMLElement): Promise<void> {
  const address = root.dataset.saved ?? '';
  const list = root.querySelector('[data-saved-list]');
  const ids = bookmarks().reverse();
  const shown = new Set<number>();
  try {
    for (const batch of batchesOf(ids)) {
      const page = await fetchDocument(`${address}?ids=${batch}`);
      const stories = page.querySelector('[data-saved-story]')?.parentElement;
      if (!stories) continue;
      for (const story of stories.querySelectorAll<HTMLElement>('[data-saved-story]')) {
        shown.add(Number(story.dataset.savedStory));
      }
      const existing = list?.querySelector('ul');
      if (existing) existing.append(...stories.children);
      else list?.append(stories);
    }
  } catch {
    show(root, 'failed');
    return;
  }
  if (list) keepBookmarks(list);
  show(root, ids.length === 0 ? 'none' : undefined);
  offerToForget(
    root,
    ids.filter((id) => !shown.has(id)),
  );
}

/** A bookmarked article that was withdrawn may come back, so that the reader decides about its removal. */
function offerToForget(root: HTMLElement, missing: readonly number[]): void {
  const notice = root.querySelector<HTMLElement>('[data-saved-state="missing"]');
  if (!notice || missing.length === 0) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => {
    removeBookmarks(missing);
    notice.hidden = true;
    if (bookmarks().length === 0) show(root, 'none');
  });
}

function show(root: HTMLElement, state: string | undefined): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-saved-state]')) {
    part.hidden = part.dataset.savedState !== state;
  }
}

function batchesOf(ids: readonly number[]): string[] {
  const batches: string[] = [];
  let batch: number[] = [];
  for (const id of ids) {
    if (batch.length === maxPerRequest || [...batch, id].join('-').length > maxQueryCharacters) {
      batches.push(batch.join('-'));
      batch = [];
    }
    batch.push(id);
  }
  return batch.length > 0 ? [...batches, batch.join('-')] : batches;
}
