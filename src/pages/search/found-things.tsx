import { type ReactNode, use } from 'react';
import type { SearchResults } from '../../domain/search/queries.ts';
import type { SearchablePage } from '../../domain/search/searchable-pages.ts';
import type { Language } from '../../i18n/language.ts';
import { searchWords } from '../../i18n/search.ts';
import { href } from '../../routes.ts';
import { storyOf } from '../articles/story.ts';
import { FoundMedia } from './found-media.tsx';
import { FoundNews } from './found-news.tsx';

type FoundProps = { language: Language; text: string; results: Promise<SearchResults> };

/** What was found, by kind; kinds of which nothing was found are left out. */
export function FoundThings({ language, text, results }: FoundProps) {
  const { pages, news, media } = use(results);
  const t = searchWords(language);
  const count = pages.length + news.length + media.length;
  if (count === 0) {
    return (
      <p className="t-sub" role="status">
        {t.noResults}
      </p>
    );
  }
  return (
    <>
      <p className="text-slate [overflow-wrap:anywhere]" role="status">
        {t.resultsFor({ count, text })}
      </p>
      <FoundPages found={ofKind(pages, 'page')} language={language} title={t.pages} />
      <FoundPages found={ofKind(pages, 'product')} language={language} title={t.products} />
      {news.length > 0 && (
        <Group title={t.news}>
          <FoundNews language={language} stories={news.map((article) => storyOf(article, language))} />
        </Group>
      )}
      {media.length > 0 && (
        <Group title={t.media}>
          <FoundMedia assets={media} language={language} />
        </Group>
      )}
    </>
  );
}

function ofKind(pages: readonly SearchablePage[], kind: SearchablePage['kind']): SearchablePage[] {
  return pages.filter((page) => page.kind === kind);
}

function FoundPages({
  title,
  found,
  language,
}: {
  title: string;
  found: readonly SearchablePage[];
  language: Language;
}) {
  if (found.length === 0) return null;
  return (
    <Group title={title}>
      <ul className="grid gap-6">
        {found.map(({ route, title: name, description }) => (
          <li key={route.key}>
            <h3 className="t-item">
              <a className="line-link" href={href(route, language)}>
                {name}
              </a>
            </h3>
            <p className="mt-1 text-small text-slate">{description}</p>
          </li>
        ))}
      </ul>
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-x-8 gap-y-5 border-t border-graphite/15 pt-8 lg:grid-cols-12">
      <h2 className="text-small font-650 text-laterite lg:col-span-3">{title}</h2>
      <div className="lg:col-span-9">{children}</div>
    </section>
  );
}
