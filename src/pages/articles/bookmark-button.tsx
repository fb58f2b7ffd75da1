import { articleWords as t } from '../../i18n/public/articles/articles.words.ts';
import { Icon } from '../../ui/media/icon.tsx';

type BookmarkButtonProps = {
  articleId: number;
  /** For screen readers, where several articles have a button. */
  title?: string;
};

/** Bookmarks an article in this browser. Hidden without script. */
export function BookmarkButton({ articleId, title }: BookmarkButtonProps) {
  return (
    <button
      className="bookmark btn-outline needs-script min-w-40 flex-1 lg:flex-none"
      data-bookmark={articleId}
      type="button"
    >
      <Icon name="bookmark" />
      <span className="unmarked">{t.bookmark}</span>
      <span className="marked">{t.bookmarked}</span>
      {title && <span className="sr-only"> {title}</span>}
    </button>
  );
}
