import { articleWords } from '../../i18n/public/articles.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';

/** Bookmarks an article in this browser. Hidden without script. */
export function BookmarkButton({ articleId, language }: { articleId: number; language: Language }) {
  const t = articleWords(language);
  return (
    <button
      className="bookmark btn-outline needs-script min-w-40 flex-1 lg:flex-none"
      data-bookmark={articleId}
      type="button"
    >
      <Icon name="bookmark" />
      <span className="unmarked">{t.bookmark}</span>
      <span className="marked">{t.bookmarked}</span>
    </button>
  );
}
