import type { ReactNode } from 'react';
import type { Language } from '../../i18n/site/language.ts';
import type { Query, Route } from '../../routes.ts';
import type { PlainValue } from '../markup/static-markup.tsx';
import type { SocialPicture } from '../media/picture.tsx';

/** What the frame of a page needs to know about the request that it answers. */
export type Reading = {
  language: Language;
  /** Undefined on the not-found and error pages. */
  route: Route | undefined;
  parameters: Record<string, string>;
  /** Only the query values that the page declares; they are part of its address. */
  query: Query;
  siteUrl: string;
};

/** An object of schema.org. */
export type StructuredData = { readonly [key: string]: PlainValue };

/** What stands in the head of a page. */
export type PageMeta = {
  title: string;
  description: string;
  /** The languages in which this page exists; both when left out. */
  languages?: readonly Language[];
  /** The site's own when left out. */
  image?: SocialPicture;
  article?: { publishedAt: Date; updatedAt: Date; section: string };
  /** schema.org objects beside the organization and the breadcrumb. */
  structuredData?: readonly StructuredData[];
  /** Keeps errors and what not everybody may see out of search engines. */
  hidden?: boolean;
  /** The page that search engines shall list in place of this one, which shows the same. */
  original?: Route;
};

/** How the bar behaves: follows the scroll over a dark hero, or is solid from the start. */
export type BarStyle = 'over-hero' | 'solid';

/** A whole page as a handler returns it. */
export type Page = {
  status?: number;
  meta: PageMeta;
  body: ReactNode;
  bar?: BarStyle;
};
