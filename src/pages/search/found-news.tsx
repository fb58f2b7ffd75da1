import { currentLanguage } from '../../current.ts';
import type { NewsHit } from '../../domain/search/hits.ts';
import { isArticleTopic } from '../../fields/article-values.ts';
import { articleWords, topicWords } from '../../i18n/public/articles/articles.words.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import { languages } from '../../i18n/site/language.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { FoundText } from './found-text.tsx';

export function FoundNews({ hits }: { hits: readonly NewsHit[] }) {
  return (
    <ul className="grid gap-7">
      {hits.map((hit) => {
        const foreign = hit.language === currentLanguage() ? undefined : languages[hit.language].htmlLang;
        return (
          <li key={hit.id}>
            <div className="mb-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
              <Facts hit={hit} />
            </div>
            <FoundText hit={hit} lang={foreign} />
          </li>
        );
      })}
    </ul>
  );
}

function Facts({ hit }: { hit: NewsHit }) {
  const language = currentLanguage();
  return (
    <>
      <time className="text-slate" dateTime={hit.publishedAt.toISOString()}>
        {formatLongDate(hit.publishedAt, language)}
      </time>
      {isArticleTopic(hit.topic) && <span className="text-laterite">{topicWords[hit.topic]}</span>}
      {hit.language !== language && <Badge tone="quiet">{articleWords.writtenInOtherLanguage}</Badge>}
    </>
  );
}
