import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { oncePerDatabase } from '../../db/prepared.ts';
import { articleDetails, articles, assets } from '../../db/schema/index.ts';
import { type ArticleCard, isPublic, newestFirst } from '../articles/queries.ts';
import { reportBackgroundName } from '../assets/managed-names.ts';
import type { PictureAsset } from '../assets/queries.ts';

/** Not to be changed: the same content is given to every reader. */
export type HomeContent = {
  /** In any language, the newest first. */
  news: readonly ArticleCard[];
  /** In the order that editors gave them. */
  header: readonly PictureAsset[];
  reportBackground: PictureAsset | undefined;
};

/**
 * Everything the home page reads from the database, in one query: it is the most requested page, and each further query
 * costs as much as its rendering. The same object as long as the database answers the same.
 */
export async function readHomeContent(db: Db, newsCards: number): Promise<HomeContent> {
  const content = homeContent(db);
  const [row] = await content.query.execute({ newsCards });
  const json = row?.json ?? '{"news":[],"pictures":[]}';
  if (json !== content.last?.json) content.last = { json, read: contentOf(JSON.parse(json)) };
  return content.last.read;
}

function contentOf({ news, pictures }: StoredContent): HomeContent {
  return {
    news: news.map(cardOf),
    header: pictures.filter(({ name }) => name !== reportBackgroundName),
    reportBackground: pictures.find(({ name }) => name === reportBackgroundName),
  };
}

type StoredContent = { news: StoredCard[]; pictures: (PictureAsset & { name: string })[] };

/** A card as decoded from JSON. */
type StoredCard = Omit<ArticleCard, 'createdAt' | 'publishedAt'> & { createdAt: string; publishedAt: string | null };

function cardOf({ createdAt, publishedAt, ...card }: StoredCard): ArticleCard {
  return { ...card, createdAt: new Date(createdAt), publishedAt: publishedAt === null ? null : new Date(publishedAt) };
}

const details = sql`(
  select coalesce(json_agg(json_build_object('language', d.language, 'title', d.title, 'slug', d.slug, 'excerpt', d.excerpt)
    order by d.language desc), '[]')
  from ${articleDetails} d where d.article_id = ${articles}.id)`;

const card = sql`json_build_object('id', ${articles.id}, 'topic', ${articles.topic}, 'status', ${articles.status},
  'featuredImage', ${articles.featuredImage}, 'publishedAt', ${articles.publishedAt},
  'createdAt', ${articles.createdAt}, 'defaultLanguage', ${articles.defaultLanguage}, 'details', ${details},
  'focus', (select json_build_object('focalX', focal_x, 'focalY', focal_y, 'zoom', zoom)
    from ${assets} where path = ${articles}.featured_image))`;

const picture = sql`json_build_object('name', ${assets.name}, 'path', ${assets.path}, 'altText', ${assets.altText},
  'altTextEn', ${assets.altTextEn}, 'decorative', ${assets.decorative}, 'width', ${assets.width},
  'height', ${assets.height}, 'placeholder', ${assets.placeholder}, 'focalX', ${assets.focalX}, 'focalY', ${assets.focalY}, 'zoom', ${assets.zoom})`;

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
  const query = db
    .select({
      json: sql<string>`json_build_object(
        'news', (select coalesce(json_agg(card), '[]') from ${news}),
        'pictures', (select coalesce(json_agg(picture), '[]') from ${pictures}))::text`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('home_content');
  return { query, last: undefined as { json: string; read: HomeContent } | undefined };
});
