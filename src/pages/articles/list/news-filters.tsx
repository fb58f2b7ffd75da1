import type { ReactNode } from 'react';
import type { NewsChoice, NewsCounts } from '../../../domain/news/news-list.ts';
import { maxSearchCharacters } from '../../../domain/search/input.ts';
import { articleTopics } from '../../../fields/article-values.ts';
import { articleWords, topicWords } from '../../../i18n/public/articles/articles.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { Button } from '../../../ui/text/button.tsx';
import { FilterLinks } from '../../../ui/text/filter-links.tsx';
import { listId, newsAddress } from './news-address.ts';

type NewsFiltersProps = { language: Language; choice: NewsChoice; counts: NewsCounts };

/** Search, category and year; each keeps the other two. */
export function NewsFilters({ language, choice, counts }: NewsFiltersProps) {
  const t = articleWords(language);
  const topics = topicWords(language);
  const { topic, year } = choice;
  const { others } = counts;
  return (
    <div className="mb-12 border-b border-graphite/15 lg:mb-16">
      <NewsSearch choice={choice} language={language} />
      <FilterRow label={t.category}>
        <FilterLinks
          choices={[
            {
              label: topics.all,
              ...countedAs(others?.everyTopic),
              href: newsAddress(language, { ...choice, topic: undefined }),
              current: topic === undefined,
            },
            ...articleTopics.map((one) => ({
              label: topics[one],
              ...countedAs(others && (others.byTopic.get(one) ?? 0)),
              href: newsAddress(language, { ...choice, topic: one }),
              current: topic === one,
            })),
          ]}
          label={t.chooseCategory}
        />
      </FilterRow>
      <FilterRow label={t.year}>
        <FilterLinks
          choices={[
            {
              label: topics.all,
              ...countedAs(others?.everyYear),
              href: newsAddress(language, { ...choice, year: undefined }),
              current: year === undefined,
            },
            ...counts.years.map((one) => ({
              label: String(one),
              ...countedAs(others && (others.byYear.get(one) ?? 0)),
              href: newsAddress(language, { ...choice, year: one }),
              current: year === one,
            })),
          ]}
          label={t.chooseYear}
        />
      </FilterRow>
    </div>
  );
}

function countedAs(count: number | undefined): { count?: number } {
  return count === undefined ? {} : { count };
}

const rowClass =
  'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 border-t border-graphite/15 py-4 lg:grid-cols-[7rem_minmax(0,1fr)] lg:items-baseline';

function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={rowClass}>
      <p aria-hidden="true" className="t-label text-slate">
        {label}
      </p>
      {children}
    </div>
  );
}

function NewsSearch({ language, choice }: Omit<NewsFiltersProps, 'counts'>) {
  const t = articleWords(language);
  const { topic, year, text } = choice;
  return (
    <search>
      <form action={`${href(routes.articles.index, language)}#${listId}`} className={rowClass} method="get">
        <label className="t-label text-slate" htmlFor="news-search">
          {t.searchNews}
        </label>
        <div className="flex max-w-[36rem] flex-wrap gap-3">
          <input
            className="min-h-12 min-w-0 flex-[1_1_12rem] rounded border-[1.5px] border-graphite/50 bg-white px-4"
            defaultValue={text}
            id="news-search"
            maxLength={maxSearchCharacters}
            name="q"
            type="search"
          />
          {topic && <input name="category" type="hidden" value={topic} />}
          {year !== undefined && <input name="year" type="hidden" value={year} />}
          <Button icon="search">{t.searchSubmit}</Button>
        </div>
      </form>
    </search>
  );
}
