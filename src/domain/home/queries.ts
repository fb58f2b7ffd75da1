import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { oncePerDatabase } from '../../db/prepared.ts';
import { articleDetails, articles, assets } from '../../db/schema/index.ts';
import { type ArticleCard, isPublic, newestFirst } from '../articles/queries.ts';
import { reportBackgroundName } from '../assets/managed-names.ts';
import type { PictureAsset } from '../assets/queries.ts';

export type HomeContent = {
  /** In any language, the newest first. */
  news: ArticleCard[];
  /** In the order that editors gave them. */
  header: PictureAsset[];
  reportBackground: PictureAsset | undefined;
};

/**
 * Everything the home page reads from the database, in one query: it is the most requested page, and each further query
 * costs as much as its rendering.
 */
export async function readHomeContent(db: Db, newsCards: number): Promise<HomeContent> {
  const [row] = await homeContent(db).execute({ newsCards });
  const { news = [], pictures = [] } = row ?? {};
  return {
    news: news.map(cardOf),
    header: pictures.filter(({ name }) => name !== reportBackgroundName),
    reportBackground: pictures.find(({ name }) => name === reportBackgroundName),
  };
}

/** A card as decoded from JSON. */
type StoredCard = Omit<ArticleCard, 'createdAt' | 'publishedAt'> & { createdAt: string; publishedAt: string | null };

function cardOf({ createdAt, publishedAt, ...card }: StoredCard): ArticleCard {
  return { ...card, createdAt: new Date(createdAt), publishedAt: publishedAt === null ? null : new Date(publishedAt) };
}

const details = sql`(
  select coalesce(json_agg(json_build_object('language', d.language, 'title', d.title, 'excerpt', d.excerpt)
    order by d.language desc), '[]')
  from ${articleDetails} d where d.article_id = ${articles}.id)`;

const card = sql`json_build_object('id', ${articles.id}, 'topic', ${articles.topic}, 'status', ${articles.status},
  'featuredImage', ${articles.featuredImage}, 'publishedAt', ${articles.publishedAt},
  'createdAt', ${articles.createdAt}, 'defaultLanguage', ${articles.defaultLanguage}, 'details', ${details})`;

const picture = sql`json_build_object('name', ${assets.name}, 'path', ${assets.path}, 'altText', ${assets.altText},
  'altTextEn', ${assets.altTextEn}, 'decorative', ${assets.decorative}, 'width', ${assets.width},
  'height', ${assets.height}, 'placeholder', ${assets.placeholder})`;

const homeContent = oncePerDatabase((db) => {
  const news = db
    .select({ card: card.as('card') })
    .from(articles)
    .where(and(eq(articles.category, 'news'), isPublic))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('newsCards'))
    .as('news');
  const inHeader = and(eq(assets.category, 'home'), eq(assets.subcategory, 'header'));
  const pictures = db
    .select({ picture: picture.as('picture') })
    .from(assets)
    .where(and(eq(assets.mediaType, 'image'), or(inHeader, eq(assets.name, reportBackgroundName))))
    .orderBy(asc(assets.sortOrder), asc(assets.id))
    .as('pictures');
  return db
    .select({
      news: sql<StoredCard[]>`(select coalesce(json_agg(card), '[]') from ${news})`,
      pictures: sql<(PictureAsset & { name: string })[]>`(select coalesce(json_agg(picture), '[]') from ${pictures})`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('home_content');
});
