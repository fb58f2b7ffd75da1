import type { Language } from '../../i18n/site/language.ts';
import type { FocalPoint } from '../assets/queries.ts';
import { type ArticleSummary, detailIn } from './queries.ts';

/** What the picture of an article for social networks is drawn from. */
export type SocialCard = FocalPoint & { title: string /** The path of its picture. */; picture: string | null };

/** Changes with the drawing, so that addresses stay immutable. */
const drawingVersion = 1;

type Drawn = Pick<ArticleSummary, 'id' | 'featuredImage' | 'focus' | 'defaultLanguage'> & {
  details: readonly { language: Language; title: string }[];
};

/** The card of an article in a language that it has, and the name of its file, which follows from its content. */
export function socialCardOf(article: Drawn, language: Language): { card: SocialCard; file: string } | undefined {
  const detail = detailIn(article, language);
  if (!detail) return undefined;
  const { focalX = 50, focalY = 50, zoom = 100 } = article.focus ?? {};
  const card = { title: detail.title.trim(), picture: article.featuredImage, focalX, focalY, zoom };
  const content = JSON.stringify([drawingVersion, card.title, card.picture, focalX, focalY, zoom]);
  const digest = new Bun.CryptoHasher('sha256').update(content).digest('hex').slice(0, 16);
  return { card, file: `${article.id}-${detail.language}-${digest}.jpg` };
}
