import { currentLanguage } from '../../current.ts';
import { type ArticleRoute, articleAddress } from '../../domain/articles/addresses/article-address.ts';
import { type ArticleCard, detailIn } from '../../domain/articles/queries.ts';
import { isArticleTopic } from '../../fields/article-values.ts';
import { articleWords, topicWords } from '../../i18n/public/articles/articles.words.ts';
import { publicationWords } from '../../i18n/public/publications.words.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { hrefTo, routes } from '../../routes.ts';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { storedPicture } from '../../web/pages/managed-picture.ts';

/** An article as a list item, in the reader's language or its own. */
export type Story = {
  id: number;
  address: string;
  title: string;
  excerpt: string;
  date: Date;
  dateText: string;
  topic: string | undefined;
  /** Whether it has no picture of its own. */
  isNotice: boolean;
  /** Decorative: the title beside it has the same meaning. */
  picture: PictureSource;
  /** The language of title and excerpt. */
  language: Language;
  /** Why the article is not public, for staff. */
  state: 'draft' | 'scheduled' | 'unpublished' | 'archived' | undefined;
};

export function storyOf(article: ArticleCard, route?: ArticleRoute): Story {
  const language = currentLanguage();
  const detail = detailIn(article, language);
  const date = article.publishedAt ?? article.createdAt;
  return {
    id: article.id,
    address: articleAddress(article, language, route),
    title: detail?.title.trim() || articleWords.untitled,
    excerpt: detail?.excerpt ?? '',
    date,
    dateText: formatLongDate(date, language),
    topic: isArticleTopic(article.topic) ? topicWords[article.topic] : undefined,
    isNotice: !article.featuredImage,
    picture: { ...featuredPicture(article), alt: '' },
    language: detail?.language ?? language,
    state: stateOf(article),
  };
}

/** The article's picture with the alternative text of the built-in one, or the fallback picture. */
function featuredPicture({ featuredImage, focus }: Pick<ArticleCard, 'featuredImage' | 'focus'>): PictureSource {
  return featuredImage ? storedPicture(featuredImage, currentLanguage(), focus) : builtPicture('fallback');
}

function stateOf({ status, publishedAt, unpublishAt }: ArticleCard & { unpublishAt?: Date | null }): Story['state'] {
  if (status === 'archived') return 'archived';
  if (status !== 'published' || !publishedAt) return 'draft';
  if (unpublishAt && unpublishAt <= new Date()) return 'unpublished';
  return publishedAt > new Date() ? 'scheduled' : undefined;
}

/** Breadcrumb from the home page to the news list. */
export function newsTrail(): (Crumb & { href: string })[] {
  return [
    { label: publicationWords.title, href: hrefTo(routes.publications.index) },
    { label: articleWords.newsTitle, href: hrefTo(routes.articles.index) },
  ];
}

/** The entry of an article, which may be in the other language. */
export function storyCrumb({ title, language }: Story): Crumb {
  return { label: title, lang: language === currentLanguage() ? undefined : languages[language].htmlLang };
}
