import type { Language } from '../../i18n/site/language.ts';
import type { Asset } from '../assets/queries.ts';
import type { Marked } from './marked.ts';

type Hit<Kind extends string> = { kind: Kind; id: string; title: Marked; description: Marked; href: string };

export type PageHit = Hit<'page' | 'product' | 'leadership'>;
export type NewsHit = Hit<'news'> & {
  publishedAt: Date;
  topic: string | null;
  /** The language of title and description. */
  language: Language;
};
export type MediaHit = Hit<'media'> & { asset: Asset };

/** Some of the hits, the best first, and how many there are in all. */
export type Hits<One> = { total: number; hits: One[] };

/** Which of the hits are wanted. */
export type Excerpt = { limit: number; offset?: number };
