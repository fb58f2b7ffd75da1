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

/** A part of the results, best first, and their total number. */
export type Hits<One> = {
  total: number;
  /** False when there are more than `total`. */
  isExact: boolean;
  hits: One[];
};

/** The requested page of results. */
export type Excerpt = { limit: number; offset?: number };
