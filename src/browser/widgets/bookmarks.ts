import { keep, recall } from '../storage.ts';

const key = 'bookmarked-articles';

/** Buttons that bookmark an article in this browser. */
export function keepBookmarks(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-bookmark]')) {
    const id = Number(button.dataset.bookmark);
    button.toggleAttribute('data-marked', bookmarks().includes(id));
    button.addEventListener('click', () => {
      const others = bookmarks().filter((other) => other !== id);
      keep(key, JSON.stringify(button.toggleAttribute('data-marked') ? [...others, id] : others));
    });
  }
}

function bookmarks(): number[] {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
