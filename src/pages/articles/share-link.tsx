import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';

type ShareLinkProps = {
  language: Language;
  title: string;
  /** Absolute URL. */
  url: string;
};

/** A mailto link; with script it opens the system's share sheet, or copies the link where there is none. */
export function ShareLink({ language, title, url }: ShareLinkProps) {
  const t = articleWords(language);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className="min-w-40 flex-1">
      <a
        className="btn-outline w-full"
        data-copied-words={t.linkCopied}
        data-share={url}
        data-title={title}
        href={mail}
      >
        <span className="before-copy inline-flex items-center gap-2.5">
          <Icon name="share-2" />
          {t.share}
        </span>
        <span className="after-copy inline-flex items-center gap-2.5">
          <Icon name="check" />
          {t.linkCopied}
        </span>
      </a>
      <span className="sr-only" role="status" />
    </div>
  );
}
