import { languagesOf } from '../../domain/articles/queries.ts';
import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import { bylineOf } from '../../i18n/site/bylines.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import type { PageMeta, StructuredData } from '../../ui/frame/page.ts';
import { socialPicture } from '../../ui/media/picture.tsx';
import { publisherData } from '../../web/pages/structured-data.ts';
import type { ArticleReading } from './article-reading.ts';

/** Page head of an article. The page exists in the languages that the article has. */
export function articleMeta(
  reading: ArticleReading,
  siteUrl: string,
  structuredData: readonly StructuredData[],
): PageMeta {
  const { article, detail, story, picture } = reading;
  const section = story.topic ?? articleWords(detail.language).badge;
  return {
    title: story.title,
    description: detail.metaDescription || detail.excerpt || story.title,
    languages: languagesOf(article),
    ...(picture && { image: socialPicture(picture) }),
    article: { publishedAt: story.date, updatedAt: article.updatedAt, section },
    structuredData: [newsArticleData(reading, siteUrl, section), ...structuredData],
  };
}

function newsArticleData(
  { article, detail, story, picture }: ArticleReading,
  siteUrl: string,
  section: string,
): StructuredData {
  const url = siteUrl + href(routes.articles.show, detail.language, { id: article.id });
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
