import type { Pair } from '../../../src/i18n/site/language.ts';

/** Indonesian and English. */
export type Said = readonly [id: string, en: string];
export type Article = { title: Said; clauses: readonly Said[] };

/** Something to fill in or to look up, behind the articles. */
export type Annex = { title: Said; columns: readonly Said[]; rows: readonly (readonly Said[])[] };

export type Policy = {
  /** As the file is named. */
  file: string;
  number: string;
  title: Pair;
  purpose: Said;
  articles: readonly Article[];
  annexes: readonly Annex[];
  picture: string;
  /** Which part of the picture stays on the cover; the middle when left out. */
  position?: string;
};
