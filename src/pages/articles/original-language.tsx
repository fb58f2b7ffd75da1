import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { ArticleReading } from './article-reading.ts';

/** Notice that the text is not available in the reader's language. */
export function OriginalLanguage({ language, reading }: { language: Language; reading: ArticleReading }) {
  const t = articleWords(language);
  const { article, detail } = reading;
  return (
    <div className="mb-10 max-w-[42rem] bg-powder px-6 py-5">
      <p className="flex gap-3 font-600">
        <Icon className="mt-0.5 size-5 text-laterite" name="world" />
        {t.onlyInOtherLanguage}
      </p>
      <p className="mt-1.5 pl-8">
        <a
          className="line-link text-small"
          href={href(routes.articles.show, detail.language, { id: article.id })}
          hrefLang={languages[detail.language].hreflang}
        >
          {t.readOriginal}
        </a>
      </p>
    </div>
  );
}
