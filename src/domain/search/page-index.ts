import type { Language } from '../../i18n/site/language.ts';
import type { Entry, Passage } from './entries.ts';
import { fromFirstMark, type Mark, type Marked, type PageHit } from './marked.ts';
import { synonymsOf, wordsWithSynonyms } from './synonyms.ts';
import { allowedEdits, editDistance, foldedWords, foldText, isStopWord, stemOf, wordPattern } from './words.ts';

const maxPassageCharacters = 220;

/**
 * Title and description with what was found highlighted: a passage of the text when the description lacks it. What visitors
 * mean by a word is highlighted only on pages that do not say the word itself.
 */
function describeMatch(
  { title, description, passages, stems: textStems }: Pick<Entry, 'title' | 'description' | 'passages' | 'stems'>,
  query: readonly QueryWord[],
  language: Language,
): { title: Marked; description: Marked } {
  const queryStems = query.flatMap(({ stems: all }) => [...all]);
  const typed = queryStems.filter(([stem, strength]) => strength > strengths.close && textStems.has(stem));
  const stems = new Map(typed.length > 0 ? typed : queryStems);
  const mark = (text: string): Marked => ({ text, marks: marksOf(text, stems, language) });
  const described = mark(description);
  if (query.length === 0 || described.marks.length > 0) return { title: mark(title), description: described };
  const best = bestPassage(passages, stems);
  return { title: mark(title), description: best ? shortened(fromFirstMark(mark(best))) : described };
}

function bestPassage(passages: readonly Passage[], stems: ReadonlyMap<string, number>): string | undefined {
  let best: { text: string; score: number } | undefined;
  for (const { text, stems: textStems } of passages) {
    let score = 0;
    for (const [stem, strength] of stems) if (textStems.has(stem)) score += strength;
    if (score > (best?.score ?? 0)) best = { text, score };
  }
  return best?.text;
}

function marksOf(text: string, stems: ReadonlyMap<string, number>, language: Language): Mark[] {
  return [...text.matchAll(wordPattern)]
    .filter(([word]) =>
      foldedWords(foldText(word)).some((folded) => !isStopWord(folded) && stems.has(stemOf(folded, language))),
    )
    .map(({ 0: word, index }): Mark => [index, index + word.length]);
}

function shortened({ text, marks }: Marked): Marked {
  if (text.length <= maxPassageCharacters) return { text, marks };
  const end = text.lastIndexOf(' ', maxPassageCharacters);
  const cut = text.slice(0, end > 0 ? end : maxPassageCharacters);
  return { text: `${cut} …`, marks: marks.filter(([, to]) => to <= cut.length) };
}

/** Weight of a match that is not the word itself: another spelling, a longer word, or what visitors mean by it. */
const strengths = { same: 0.95, begun: 0.85, close: 0.75 };

/** A word of a query: the stems that match it with their weights, and how rare it is on pages. */
export type QueryWord = { word: string; stems: ReadonlyMap<string, number>; rarity: number };

/** From this length on, a word may be the beginning of a longer one, or of one with synonyms. */
const minPrefixCharacters = 2;
const minSynonymPrefixCharacters = 5;
/** Words that begin like the last one and are looked up. */
const maxCompletions = 40;
/** What a page gains by each further spelling or meaning of a word, and at most. */
const perOtherMeaning = 0.1;
const maxOtherMeanings = 0.3;
/** Weight of a word that no page contains. */
const unknownShare = 0.3;
/** Pages with less than this share of the query are noise, and so are those that are that much worse than the best. */
const minCoverage = 0.4;
const minShareOfBest = 0.4;
/** Maximum number of results of a kind. */
const maxHitsOfKind = 6;

export type RankedHit = PageHit & { score: number };

/** All pages of one language by their words, in memory: some dozens of pages are searched in less than a millisecond. */
export class PageIndex {
  /** Entries by stem. */
  private readonly entriesByStem = new Map<string, Entry[]>();
  /** The folded words of all pages, ascending. */
  private readonly vocabulary: readonly string[];
  private readonly correctable: readonly string[];

  constructor(
    readonly entries: readonly Entry[],
    private readonly language: Language,
  ) {
    const words = new Set<string>();
    for (const entry of entries) {
      for (const word of entry.words) words.add(word);
      for (const stem of entry.stems.keys()) {
        const known = this.entriesByStem.get(stem);
        if (known) known.push(entry);
        else this.entriesByStem.set(stem, [entry]);
      }
    }
    this.vocabulary = [...words].sort();
    this.correctable = [...new Set([...this.vocabulary, ...wordsWithSynonyms])];
  }

  /** The words of a query, the last of which may be half typed, with all that they may stand for. */
  parseQuery(words: readonly string[]): QueryWord[] {
    return words.map((word, index) => {
      const stems = this.meanings(word, index === words.length - 1);
      const frequency = this.pagesOf(stemOf(word, this.language)) || this.rarest(stems.keys());
      // Words that no page contains are not counted as missing.
      const share = stems.size > 0 ? 1 : unknownShare;
      return { word, stems, rarity: share * Math.log(1 + (this.entries.length + 1) / (frequency + 1)) };
    });
  }

  /** Best first. */
  find(query: readonly QueryWord[]): RankedHit[] {
    const candidates = new Set(
      query.flatMap(({ stems }) => [...stems.keys()].flatMap((stem) => this.entriesByStem.get(stem) ?? [])),
    );
    const ranked = [...candidates]
      .map((entry) => ({ entry, ...scoreOf(entry, query) }))
      .filter(({ coverage }) => coverage >= minCoverage)
      .sort((a, b) => b.score - a.score);
    const best = ranked[0]?.score ?? 0;
    const counts = new Map<PageHit['kind'], number>();
    const listed = ranked.filter(({ entry: { kind }, score }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return score >= best * minShareOfBest && count <= maxHitsOfKind;
    });
    return listed.map(({ entry, score }) => ({ ...this.hitOf(entry, query), score }));
  }

  /** An entry as a result that matches nothing in particular. */
  suggest(id: string): RankedHit[] {
    return this.entries
      .filter((entry) => entry.id === id)
      .map((entry) => ({ ...this.hitOf(entry, []), score: entry.prior }));
  }

  /** The words without typing errors; undefined when no similar word is known. */
  correct(words: readonly string[]): string[] | undefined {
    const corrected = words.map((word) => this.correctWord(word) ?? word);
    return corrected.some((word, index) => word !== words[index]) ? corrected : undefined;
  }

  private pagesOf(stem: string): number {
    return this.entriesByStem.get(stem)?.length ?? 0;
  }

  private rarest(stems: Iterable<string>): number {
    const numbers = [...stems].map((stem) => this.pagesOf(stem));
    return numbers.length > 0 ? Math.min(...numbers) : 0;
  }

  private hitOf(entry: Entry, query: readonly QueryWord[]): PageHit {
    const { kind, id, href } = entry;
    return { kind, id, href, ...describeMatch(entry, query, this.language) };
  }

  private meanings(word: string, isLast: boolean): Map<string, number> {
    const stems = new Map<string, number>();
    const add = (other: string, strength: number) => {
      const stem = stemOf(other, this.language);
      if (this.entriesByStem.has(stem)) stems.set(stem, Math.max(stems.get(stem) ?? 0, strength));
    };
    const addSynonyms = (of: string, share: number) => {
      const { same, close } = synonymsOf(of);
      for (const other of same) add(other, strengths.same * share);
      for (const other of close) add(other, strengths.close * share);
    };
    add(word, 1);
    addSynonyms(word, 1);
    if (isLast && word.length >= minPrefixCharacters) {
      for (const longer of this.beginningWith(word)) add(longer, strengths.begun);
      if (stems.size === 0 && word.length >= minSynonymPrefixCharacters) {
        for (const longer of wordsWithSynonyms) if (longer.startsWith(word)) addSynonyms(longer, strengths.begun);
      }
    }
    return stems;
  }

  /** Words of the pages that begin like this, the shortest first. */
  private beginningWith(start: string): string[] {
    const found: string[] = [];
    for (let index = this.firstFrom(start); this.vocabulary[index]?.startsWith(start); index += 1) {
      const word = this.vocabulary[index];
      if (word !== undefined && word !== start) found.push(word);
    }
    return found.sort((a, b) => a.length - b.length).slice(0, maxCompletions);
  }

  private firstFrom(start: string): number {
    let low = 0;
    let high = this.vocabulary.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.vocabulary[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private correctWord(word: string): string | undefined {
    const allowed = allowedEdits(word);
    if (allowed === 0 || /\d/.test(word) || this.meanings(word, true).size > 0) return undefined;
    let best: { word: string; distance: number; pages: number } | undefined;
    for (const known of this.correctable) {
      if (allowedEdits(known) === 0 || Math.abs(known.length - word.length) > allowed) continue;
      const edits = editDistance(word, known, allowed);
      if (edits > allowed) continue;
      // A wrong first letter is seldom.
      const distance = edits + (known[0] === word[0] ? 0 : 0.5);
      const pages = this.pagesOf(stemOf(known, this.language));
      if (!best || distance < best.distance || (distance === best.distance && pages > best.pages))
        best = { word: known, distance, pages };
    }
    return best?.word;
  }
}

/** How well an entry matches, and the share of the query that it contains at all. */
function scoreOf({ stems, prior }: Entry, query: readonly QueryWord[]): { score: number; coverage: number } {
  let found = 0;
  let covered = 0;
  let all = 0;
  for (const { stems: queryStems, rarity } of query) {
    let best = 0;
    let others = -1;
    for (const [stem, strength] of queryStems) {
      const weight = strength * (stems.get(stem) ?? 0);
      if (weight > 0) others += 1;
      best = Math.max(best, weight);
    }
    found += rarity * (best + (best > 0 ? Math.min(others * perOtherMeaning, maxOtherMeanings) : 0));
    covered += best > 0 ? rarity : 0;
    all += rarity;
  }
  const coverage = all > 0 ? covered / all : 0;
  return { score: all > 0 ? (found / all) * prior * Math.sqrt(coverage) : 0, coverage };
}
