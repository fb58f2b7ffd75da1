import type { Language } from '../../i18n/site/language.ts';
import type { Asset } from '../assets/queries.ts';
import { foldedWords, foldText, wordPattern } from './words.ts';

/** A text and its highlighted ranges as character offsets, end exclusive. */
export type Marked = { text: string; marks: readonly Mark[] };
export type Mark = readonly [from: number, to: number];

/** Shorter parts of words match nearly everything. */
const minPartCharacters = 2;

/** Highlights the words that contain one of the folded words. */
export function markWords(text: string, words: readonly string[]): Marked {
  const parts = words.filter((word) => word.length >= minPartCharacters);
  const marks = [...text.matchAll(wordPattern)]
    .filter(([word]) => {
      const folded = foldedWords(foldText(word)).join(' ');
      return parts.some((part) => folded.includes(part));
    })
    .map(({ 0: word, index }): Mark => [index, index + word.length]);
  return { text, marks };
}

/** Delimiters of `ts_headline`; private-use characters that do not occur in texts. */
export const markSigns = { start: '\u0002', end: '\u0003' } as const;

/** Parses the output of `ts_headline`. */
export function readMarks(headline: string): Marked {
  const marks: Mark[] = [];
  let text = '';
  for (const [index, part] of headline.replace(/\s+/g, ' ').split(markSigns.start).entries()) {
    const [marked, rest] = index === 0 ? ['', part] : split(part, markSigns.end);
    const from = text.length;
    text += marked;
    if (marked !== '') marks.push([from, text.length]);
    text += rest;
  }
  return { text, marks };
}

/** A sign of text that was left out. */
const gap = '… ';
/** Characters before the first highlight. */
const maxLeadInCharacters = 48;

/** The text, cut at the front so that the first highlight is near its beginning. */
export function fromFirstMark({ text, marks }: Marked): Marked {
  const [first = 0] = marks[0] ?? [];
  if (first <= maxLeadInCharacters) return { text, marks };
  const start = text.indexOf(' ', first - maxLeadInCharacters) + 1;
  return moved(gap + text.slice(start), marks, gap.length - start);
}

/** A passage from the middle of something longer. */
export function asPassage({ text, marks }: Marked): Marked {
  return moved(`${gap}${text.trim()} …`, marks, gap.length - (text.length - text.trimStart().length));
}

function moved(text: string, marks: Marked['marks'], shift: number): Marked {
  return { text, marks: marks.map(([from, to]): Mark => [from + shift, to + shift]) };
}

function split(text: string, sign: string): [before: string, after: string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + sign.length)];
}

type Hit<Kind extends string> = { kind: Kind; id: string; title: Marked; description: Marked; href: string };

export type PageHit = Hit<'page' | 'product' | 'leadership'>;
export type NewsHit = Hit<'news'> & {
  /** The id of the article. */
  article: number;
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
