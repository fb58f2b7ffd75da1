import type { ReactNode } from 'react';
import type { Language, Pair } from '../../i18n/site/language.ts';
import { counterpart, type Query, type Route } from '../../routes.ts';
import type { PlainValue } from '../markup/static-markup.tsx';
import type { SocialPicture } from '../media/picture.tsx';

/** Request data that the page frame needs. */
export type Reading = {
  language: Language;
  /** Undefined on the not-found and error pages. */
  route: Route | undefined;
  parameters: Record<string, string>;
  /** Those of the canonical address in each language, where they differ. */
  canonical?: Canonical | undefined;
  /** Declared query parameters only; they are part of the page's address. */
  query: Query;
  /** Parameters that only the language switch carries on: they choose something on the page and are not part of its address. */
  switchQuery?: Query;
  /** The other language of a page that is in no route. */
  switchAddress?: string;
  siteUrl: string;
};

/** The parameters of a page's canonical address in each language. */
export type Canonical = Pair<Record<string, string>>;

/** The canonical address of a page in a language. */
export function addressIn(
  { route, parameters, canonical }: Pick<Reading, 'parameters' | 'canonical'> & { route: Route },
  language: Language,
  query?: Query,
): string {
  return counterpart({ route, language, parameters: canonical?.[language] ?? parameters }, language, query);
}

/** A schema.org object. */
export type StructuredData = { readonly [key: string]: PlainValue };

/** Metadata for the head of a page. */
export type PageMeta = {
  title: string;
  description: string;
  /** Languages in which this page exists; both by default. */
  languages?: readonly Language[];
  /** The site's default by default. */
  image?: SocialPicture;
  article?: { publishedAt: Date; updatedAt: Date; section: string };
  /** schema.org objects in addition to the organization and the breadcrumb. */
  structuredData?: readonly StructuredData[];
  /** `noindex`, for error pages, previews and restricted content. */
  hidden?: boolean;
};

/** Header style: transparent over a dark hero until scrolled, or solid. */
export type BarStyle = 'over-hero' | 'solid';

/** A page as handlers return it. */
export type Page = {
  status?: number;
  canonical?: Canonical;
  meta: PageMeta;
  body: ReactNode;
  bar?: BarStyle;
};
