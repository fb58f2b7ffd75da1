import { useEffect, useState } from 'react';

export type BookmarkArticleProps = {
  articleId: number;
  /** The address of the icon sprite. */
  icons: string;
  words: { bookmark: string; bookmarked: string };
};

const storageKey = 'bookmarked-articles';

/** Marks an article for this reader on this device. */
export function BookmarkArticle({ articleId, icons, words }: BookmarkArticleProps) {
  const [marked, setMarked] = useState(false);
  useEffect(() => setMarked(readBookmarks().includes(articleId)), [articleId]);

  const toggle = () => {
    const others = readBookmarks().filter((id) => id !== articleId);
    keepBookmarks(marked ? others : [...others, articleId]);
    setMarked(!marked);
  };

  return (
    <button className="btn-outline w-full needs-script" onClick={toggle} type="button">
      <svg aria-hidden="true" className={`size-5 shrink-0 ${marked ? 'fill-current' : ''}`} focusable="false">
        <use href={`${icons}#bookmark`} />
      </svg>
      {marked ? words.bookmarked : words.bookmark}
    </button>
  );
}

function readBookmarks(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

function keepBookmarks(ids: number[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // Private windows and full stores refuse; the mark then lasts as long as the page.
  }
}
