import type { NewsHit } from '../../domain/search/hits.ts';
import { isArticleTopic } from '../../fields/article-values.ts';
import { articleWords, topicWords } from '../../i18n/public/articles.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { MarkedText } from '../../ui/text/marked-text.tsx';

export function FoundNews({ hits, language }: { hits: readonly NewsHit[]; language: Language }) {
  return (
    <ul className="grid gap-7">
      {hits.map((hit) => {
        const foreign = hit.language === language ? undefined : languages[hit.language].htmlLang;
        return (
          <li key={hit.id}>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
              <Facts hit={hit} language={language} />
            </div>
            <h3 className="t-item mt-1.5 [overflow-wrap:anywhere]" lang={foreign}>
              <a className="line-link" href={hit.href}>
                <MarkedText of={hit.title} />
              </a>
            </h3>
            <p
              className="mt-1 line-clamp-3 max-w-[44rem] text-small text-slate [overflow-wrap:anywhere]"
              lang={foreign}
            >
              <MarkedText of={hit.description} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Facts({ hit, language }: { hit: NewsHit; language: Language }) {
  return (
    <>
      <time className="text-slate" dateTime={hit.publishedAt.toISOString()}>
        {formatLongDate(hit.publishedAt, language)}
      </time>
      {isArticleTopic(hit.topic) && <span className="text-laterite">{topicWords(language)[hit.topic]}</span>}
      {hit.language !== language && <Badge tone="quiet">{articleWords(language).writtenInOtherLanguage}</Badge>}
    </>
  );
}
