import { articleWords } from '../../i18n/public/articles.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';

/** Marks an article for this reader on this device. That takes script, and without it there is no button. */
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
