import type { Db } from '../../db/client.ts';
import { type Article, type ArticleDetail, detailIn } from '../../domain/articles/queries.ts';
import { readingMinutes } from '../../domain/articles/reading-time.ts';
import { findAssetByPath } from '../../domain/assets/queries.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { PictureSource } from '../../ui/media/picture.tsx';
import { withFallback } from '../../web/pages/fallback.ts';
import { assetPicture, storedPicture } from '../../web/pages/managed-picture.ts';
import { type Story, storyOf } from './story.ts';

/** An article in the reader's language, or in another language that it has. */
export type ArticleReading = {
  article: Article;
  detail: ArticleDetail;
  story: Story;
  picture: PictureSource | undefined;
  minutes: number;
};

type Asked = { language: Language; degrade: (error: unknown) => void };

/** Undefined for an article without any language. */
export async function readingOf(
  db: Db,
  article: Article,
  { language, degrade }: Asked,
): Promise<ArticleReading | undefined> {
  const detail = detailIn(article, language);
  if (!detail) return undefined;
  const { featuredImage } = article;
  const asset = featuredImage ? await withFallback(findAssetByPath(db, featuredImage), undefined, degrade) : undefined;
  const stored = featuredImage ? storedPicture(featuredImage, language) : undefined;
  return {
    article,
    detail,
    story: storyOf(article, language),
    picture: asset ? assetPicture(asset, language) : stored,
    minutes: readingMinutes(detail.content),
  };
}
