import { keep, recall } from '../storage.ts';

const key = 'bookmarked-articles';

/** Buttons that bookmark an article in this browser. */
export function keepBookmarks(root: ParentNode = document): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-bookmark]')) {
    const id = Number(button.dataset.bookmark);
    button.toggleAttribute('data-marked', bookmarks().includes(id));
    button.addEventListener('click', () => {
      removeBookmarks([id]);
      if (button.toggleAttribute('data-marked')) keep(key, JSON.stringify([...bookmarks(), id]));
    });
  }
}

/** Ids of the bookmarked articles, the last one last. */
export function bookmarks(): number[] {
  try {
    const stored: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
  } catch {
    return [];
  }
}

export function removeBookmarks(ids: readonly number[]): void {
  keep(key, JSON.stringify(bookmarks().filter((id) => !ids.includes(id))));
}
