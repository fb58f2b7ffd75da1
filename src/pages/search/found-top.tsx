import type { TopHit } from '../../domain/search/ranking.ts';
import { searchWords } from '../../i18n/public/search.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { FoundText } from './found-text.tsx';

/** The best results of all kinds, each with the name of its kind. */
export function FoundTop({ hits, language }: { hits: readonly TopHit[]; language: Language }) {
  return (
    <ul className="grid gap-6">
      {hits.map((hit) => {
        const foreign = hit.kind === 'news' && hit.language !== language ? languages[hit.language].htmlLang : undefined;
        return (
          <li key={hit.id}>
            <p className="text-tiny text-slate">{kindOf(hit, language)}</p>
            <FoundText hit={hit} lang={foreign} />
          </li>
        );
      })}
    </ul>
  );
}

function kindOf({ kind }: TopHit, language: Language): string {
  const t = searchWords(language);
  return { page: t.pages, product: t.products, leadership: t.leadership, news: t.news, media: t.media }[kind];
}
