import type { Db } from '../../db/client.ts';
import { findArticle, relatedNews } from '../../domain/articles/queries.ts';
import { parseId } from '../../domain/input.ts';
import { listLengths } from '../../domain/publishing/list-lengths.ts';
import { articlesTag, articleTag, assetsTag } from '../../domain/publishing/page-tags.ts';
import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { withFallback } from '../../web/pages/fallback.ts';
import type { PageRequest, TaggedPage } from '../../web/pages/public-page.ts';
import { breadcrumbData } from '../../web/pages/structured-data.ts';
import { articleMeta } from './article-meta.ts';
import { ArticleNotFound } from './article-not-found.tsx';
import { ArticlePage } from './article-page.tsx';
import { readingOf } from './article-reading.ts';
import { storyOf } from './story.ts';
import { newsTrail, storyCrumb } from './trail.ts';

const relatedCount = listLengths.relatedNews;

export async function showNewsArticle(db: Db, request: PageRequest): Promise<TaggedPage> {
  const { language, parameters, siteUrl, degrade } = request;
  const id = parseId(parameters.id ?? '');
  const article = id === undefined ? undefined : await findArticle(db, id);
  const reading = article?.category === 'news' ? await readingOf(db, article, request) : undefined;
  if (!reading) return articleNotFound(language);

  const related = relatedNews(db, reading.article, language, relatedCount).then((articles) =>
    articles.map((other) => storyOf(other, language)),
  );
  const address = href(routes.articles.show, language, { id: reading.article.id });
  const trail = [...newsTrail(language), { ...storyCrumb(reading.story, language), href: address }];
  return {
    tags: [articlesTag, articleTag(reading.article.id), assetsTag],
    meta: articleMeta(reading, siteUrl, [breadcrumbData(siteUrl, language, trail)]),
    bar: 'solid',
    body: (
      <ArticlePage
        address={address}
        back={{ label: articleWords(language).backToNews, href: href(routes.articles.index, language) }}
        language={language}
        reading={reading}
        related={request.late(withFallback(related, [], degrade))}
        siteUrl={siteUrl}
        trail={trail}
      />
    ),
  };
}

export function articleNotFound(language: Language): TaggedPage {
  const t = articleWords(language);
  return {
    status: 404,
    tags: [],
    meta: { title: t.notFoundTitle, description: t.notFoundText, hidden: true },
    bar: 'solid',
    body: <ArticleNotFound language={language} />,
  };
}
