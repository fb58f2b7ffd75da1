import { currentLanguage } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import {
  type LinkedArticles,
  linkedArticles,
  withPresentLinks,
} from '../../domain/articles/addresses/present-links.ts';
import { type Article, type ArticleDetail, detailIn } from '../../domain/articles/queries.ts';
import { readingMinutes } from '../../domain/articles/reading-time.ts';
import { socialCardOf } from '../../domain/articles/social-card.ts';
import { listAssetsAt, type PictureAsset } from '../../domain/assets/queries.ts';
import { withoutBlockIds } from '../../fields/rich-text/block-ids.ts';
import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { socialSize } from '../../manifest.ts';
import { endpoints } from '../../routes.ts';
import type { PictureSource, SocialPicture } from '../../ui/media/picture.tsx';
import { assetPicture, storedPicture } from '../../web/pages/managed-picture.ts';
import { withFallback } from '../../web/pages/public-page.ts';
import { picturePaths, withPictureVariants } from './content-pictures.tsx';
import { type Story, storyOf } from './story.ts';

/** An article in the reader's language, or in another language that it has. */
export type ArticleReading = {
  article: Article;
  detail: ArticleDetail;
  story: Story;
  picture: PictureSource | undefined;
  /** Sanitised HTML whose pictures have variants and whose tables scroll. */
  content: string;
  minutes: number;
  /** For social networks: drawn from the title and the picture. */
  social: SocialPicture | undefined;
};

type ReadOptions = { language: Language; siteUrl: string; degrade: (error: unknown) => void };

/** Undefined for an article without any language. */
export async function readingOf(
  db: Db,
  article: Article,
  { language, siteUrl, degrade }: ReadOptions,
): Promise<ArticleReading | undefined> {
  const detail = detailIn(article, language);
  if (!detail) return undefined;
  const { featuredImage } = article;
  const paths = [...(featuredImage ? [featuredImage] : []), ...picturePaths(detail.content)];
  const assets = await withFallback(listAssetsAt(db, [...new Set(paths)]), [], degrade);
  const linked = await withFallback(linkedArticles(db, [detail.content]), noLinks, degrade);
  const byPath = new Map(assets.map((asset) => [asset.path, asset]));
  const picture = featuredImage ? pictureAt(featuredImage, byPath.get(featuredImage)) : undefined;
  return {
    article,
    detail,
    story: storyOf(article),
    picture,
    content: withScrollableTables(
      withPresentLinks(withPictureVariants(withoutBlockIds(detail.content), byPath), linked, siteUrl),
      articleWords.scrollableTable,
    ),
    minutes: readingMinutes(detail.content),
    social: socialPictureOf(article, detail, picture?.alt ?? ''),
  };
}

function socialPictureOf(article: Article, { language, title }: ArticleDetail, alt: string): SocialPicture | undefined {
  const found = socialCardOf(article, language);
  if (!found) return undefined;
  const described = [title.trim(), alt].filter(Boolean).join('. ');
  return { url: `${endpoints.socialPictures}/${found.file}`, alt: described, ...socialSize };
}

const noLinks: LinkedArticles = new Map();

function pictureAt(path: string, asset: PictureAsset | undefined): PictureSource {
  const language = currentLanguage();
  return asset ? assetPicture(asset, language) : storedPicture(path, language);
}

/**
 * Sanitised content whose tables scroll sideways on their own where they are wider than the text. `label` names the part
 * that is scrolled, also for the keyboard.
 */
function withScrollableTables(content: string, label: string): string {
  return content
    .replace(
      /<table\b[^<>]*>/g,
      (table) => `<div aria-label="${label}" class="table-scroll" role="group" tabindex="0">${table}`,
    )
    .replaceAll('</table>', '</table></div>');
}
