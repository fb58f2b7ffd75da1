import type { Db } from '../../db/client.ts';
import { findEdited } from '../../domain/article-drafts/queries.ts';
import { articleAddress, articleNameIn, parseArticleName } from '../../domain/articles/addresses/article-address.ts';
import { isGone } from '../../domain/articles/addresses/gone-articles.ts';
import { type Article, findArticle, languagesOf, relatedNews } from '../../domain/articles/queries.ts';
import { withCleanContent } from '../../domain/articles/sanitize.ts';
import { listLengths } from '../../domain/publishing/list-lengths.ts';
import { articleWords as t } from '../../i18n/public/articles/articles.words.ts';
import { bylineOf } from '../../i18n/site/bylines.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { hrefTo, routes } from '../../routes.ts';
import type { Canonical, PageMeta, StructuredData } from '../../ui/frame/page.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { socialPicture } from '../../ui/media/picture.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { Heading, Lead } from '../../ui/text/heading.tsx';
import { type LoadedPage, movedPage, type PageRequest, publicPage, withFallback } from '../../web/pages/public-page.ts';
import { breadcrumbData, publisherData } from '../../web/pages/structured-data.ts';
import { ArticlePage } from './article-page.tsx';
import { type ArticleReading, readingOf } from './article-reading.ts';
import { showNewsList } from './list/news-list.tsx';
import { showPreviewList } from './list/preview-list.tsx';
import { showSavedNews } from './saved-news.tsx';
import { newsTrail, storyCrumb, storyOf } from './story.ts';

/** Page head of an article. The page exists in the languages that the article has. */
function articleMeta(reading: ArticleReading, siteUrl: string, structuredData: readonly StructuredData[]): PageMeta {
  const { article, detail, story, social } = reading;
  const section = story.topic ?? t(detail.language).badge;
  return {
    title: story.title,
    description: detail.metaDescription || detail.excerpt || story.title,
    languages: languagesOf(article),
    ...(social && { image: social }),
    article: { publishedAt: story.date, updatedAt: article.updatedAt, section },
    structuredData: [newsArticleData(reading, siteUrl, section), ...structuredData],
  };
}

function newsArticleData(
  { article, detail, story, picture }: ArticleReading,
  siteUrl: string,
  section: string,
): StructuredData {
  const url = siteUrl + articleAddress(article, detail.language);
  return {
    '@type': 'NewsArticle',
    headline: headlineOf(story.title),
    description: detail.metaDescription || detail.excerpt || undefined,
    url,
    mainEntityOfPage: url,
    inLanguage: languages[detail.language].htmlLang,
    datePublished: story.date.toISOString(),
    dateModified: article.updatedAt.toISOString(),
    articleSection: section,
    author: authorOf(article.author, detail.language, siteUrl),
    publisher: publisherData(siteUrl),
    ...(picture && { image: [siteUrl + socialPicture(picture).url] }),
  };
}

/** Search engines ignore a longer headline. */
const maxHeadlineCharacters = 109;

/** The title, cut behind a word when it is too long. */
function headlineOf(title: string): string {
  if (title.length <= maxHeadlineCharacters) return title;
  const start = title.slice(0, maxHeadlineCharacters);
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start.slice(0, -1)).replace(/[\s,;:–—-]$/, '')}…`;
}

function authorOf(author: string | null, language: Language, siteUrl: string) {
  if (!author) return publisherData(siteUrl);
  const { name, isDesk } = bylineOf(author, language);
  return { '@type': isDesk ? 'Organization' : 'Person', name };
}

const relatedCount = listLengths.relatedNews;

async function showNewsArticle(db: Db, request: PageRequest, typed: Article | undefined): Promise<LoadedPage> {
  const { language, parameters, siteUrl, degrade } = request;
  const asked = parseArticleName(parameters.id ?? '');
  const isTyped = typed && Number.parseInt(parameters.id ?? '', 10) === typed.id;
  const stored = isTyped || !asked ? undefined : await findArticle(db, asked.id);
  const article = isTyped ? typed : stored;
  if (article?.category !== 'news')
    return !article && asked && (await isGone(db, asked.id)) ? articleGone() : articleNotFound();
  const address = articleAddress(article, language);
  // The number alone is the specified form; all other names but one are earlier slugs, or invented.
  if (!isTyped && asked?.hasSlug && parameters.id !== articleNameIn(article, language)) return movedPage(address);
  const reading = await readingOf(db, article, request);
  if (!reading) return articleNotFound();

  const related = relatedNews(db, reading.article, language, relatedCount).then((articles) =>
    articles.map((other) => storyOf(other)),
  );
  const trail = [...newsTrail(), { ...storyCrumb(reading.story), href: address }];
  return {
    meta: articleMeta(reading, siteUrl, [breadcrumbData(siteUrl, language, trail)]),
    canonical: canonicalOf(article),
    bar: 'solid',
    body: (
      <ArticlePage
        address={address}
        back={{ label: t.backToNews, href: hrefTo(routes.articles.index) }}
        reading={reading}
        related={request.late(withFallback(related, [], degrade))}
        siteUrl={siteUrl}
        trail={trail}
      />
    ),
  };
}

function canonicalOf(article: Article): Canonical {
  return { id: { id: articleNameIn(article, 'id') }, en: { id: articleNameIn(article, 'en') } };
}

function articleNotFound(): LoadedPage {
  return missingPage(404, t.notFoundTitle, t.notFoundText);
}

/** Of an article that was public and was deleted. */
function articleGone(): LoadedPage {
  return missingPage(410, t.goneTitle, t.goneText);
}

function missingPage(status: 404 | 410, title: string, text: string): LoadedPage {
  const body = <MissingArticle status={status} text={text} title={title} />;
  return { status, meta: { title, description: text, hidden: true }, bar: 'solid', body };
}

function MissingArticle({ status, title, text }: { status: number; title: string; text: string }) {
  return (
    <section className="wrap grid min-h-[60svh] content-center py-20">
      <Heading eyebrow={String(status)} level={1}>
        {title}
      </Heading>
      <Lead className="mb-10 mt-6">{text}</Lead>
      <div>
        <LinkButton href={hrefTo(routes.articles.index)} icon={null}>
          <Icon name="arrow-left" />
          {t.backToNews}
        </LinkButton>
      </div>
    </section>
  );
}

/** `typed`: an article that is shown as it is given. */
export const articlePages = (db: Db, typed?: Article) => [
  publicPage(routes.articles.index, (request) => showNewsList(db, request), {
    query: ['category', 'year', 'q', 'page', 'after'],
    // Searches and what lies beyond the numbered pages rarely repeat: caching them would evict other pages.
    cached: ({ q, after }) => q === undefined && after === undefined,
    needsDatabase: true,
  }),
  publicPage(routes.articles.show, (request) => showNewsArticle(db, request, typed)),
  publicPage(routes.articles.saved, (request) => showSavedNews(db, request), {
    query: ['ids'],
    cached: ({ ids }) => ids === undefined,
  }),
  publicPage(routes.articles.previewIndex, (request) => showPreviewList(db, request), {
    query: ['page', 'after'],
    cached: false,
    needsDatabase: true,
  }),
  publicPage(routes.articles.previewShow, (request) => showPreviewArticle(db, request), { cached: false }),
];

/** Preview of an article: in any status and with unpublished changes for staff, only if public for others. */
async function showPreviewArticle(db: Db, request: PageRequest): Promise<LoadedPage> {
  const { language, parameters, siteUrl } = request;
  const asked = parseArticleName(parameters.id ?? '');
  const forStaff = (await request.staff()) !== undefined;
  const edited = forStaff && asked ? await findEdited(db, asked.id) : undefined;
  const published = asked && !edited ? await findArticle(db, asked.id) : undefined;
  const article = edited ? withCleanContent(edited.article) : published;
  if (article?.category !== 'news') return articleNotFound();
  const address = articleAddress(article, language, routes.articles.previewShow);
  if (asked?.hasSlug && parameters.id !== articleNameIn(article, language)) return movedPage(address);
  const reading = await readingOf(db, article, request);
  if (!reading) return articleNotFound();

  const back = { label: t.backToPreview, href: hrefTo(routes.articles.previewIndex) };
  const trail = [{ label: t.previewTitle, href: back.href }, storyCrumb(reading.story)];
  return {
    meta: {
      title: reading.story.title,
      description: t.previewDescription,
      languages: languagesOf(reading.article),
      hidden: true,
    },
    canonical: canonicalOf(article),
    bar: 'solid',
    body: <ArticlePage address={address} back={back} reading={reading} siteUrl={siteUrl} trail={trail} />,
  };
}
