import type { StoredTexts } from '../../domain/activity/input.ts';
import { activityTerms, activityTexts } from '../../i18n/backend/activity.words.ts';
import type { Language } from '../../i18n/site/language.ts';

/** Fewer characters are part of nearly every sentence. */
const minSearchCharacters = 3;

/** Alternatives that one search may have; each is looked up in the index of the log. */
const maxAlternatives = 24;

/** Characters of a sentence that have to come before a name of which only the beginning was entered. */
const minOverlapCharacters = 4;

/**
 * A sentence of the log as its literal texts and, between them, the names of its placeholders; `shown` in Indonesian in
 * small letters, `stored` in English.
 */
type Sentence = { shown: Template; stored: Template };
type Template = { literals: string[]; names: string[] };

/**
 * The English texts, as the log stores them, that Indonesian readers see with these words: "menerbitkan artikel" finds what
 * begins with `Published article "`. The most general ones come first.
 */
export function storedTextsOf(language: Language, search: string): StoredTexts {
  const wanted = search.toLowerCase();
  if (language === 'en' || wanted.length < minSearchCharacters) return [];
  const terms = termsWith(wanted);
  const sentences = general
    .flatMap((sentence, index) => {
      const parts = partsOf(sentence, wanted);
      return parts ? [parts] : (specific()[index] ?? []).map((one) => partsOf(one, wanted));
    })
    .filter((parts) => parts !== undefined);
  const isCovered = (parts: readonly string[]) =>
    terms.some((term) => (isBeginning(term) ? parts[0]?.startsWith(term) : parts.some((part) => part.includes(term))));
  const all = [
    ...terms.map((term) => (isBeginning(term) ? [term] : ['', term])),
    ...sentences.filter((parts) => !isCovered(parts)),
  ];
  return [...new Map(all.map((parts) => [parts.join('%'), parts])).values()].slice(0, maxAlternatives);
}

/** Words for nouns and attempts that stand in many sentences, in English. */
function termsWith(wanted: string): string[] {
  const found = Object.values(activityTerms).flatMap((terms) =>
    Object.entries(terms).flatMap(([stored, shown]) => (shown.toLowerCase().includes(wanted) ? [stored] : [])),
  );
  return [...new Set(found)].filter((term) => !found.some((other) => other !== term && term.includes(other)));
}

/** Sentences begin with a term that has a capital letter. */
function isBeginning(term: string): boolean {
  return /^[A-Z]/.test(term);
}

/** The literal texts of a stored sentence whose translation has these words; undefined when it has them nowhere. */
function partsOf({ shown, stored }: Sentence, wanted: string): string[] | undefined {
  if (shown.literals.some((literal) => literal.includes(wanted))) return stored.literals;
  for (const [index, name] of shown.names.entries()) {
    if (activityTerms[name]) continue;
    const value = valueAfter(shown.literals[index] ?? '', wanted, shown.literals[index + 1] ?? '');
    // Other placeholders stand for numbers and dates.
    if (value && (name === 'name' || /^\d/.test(value))) return filled(stored, name, value);
  }
  return undefined;
}

/** What was entered of a value: the words end in the value, or go on with the text after it. */
function valueAfter(literal: string, wanted: string, next: string): string | undefined {
  for (let length = Math.min(literal.length, wanted.length); length >= minOverlapCharacters; length -= 1) {
    if (!literal.endsWith(wanted.slice(0, length))) continue;
    const rest = wanted.slice(length);
    const end = next === '' ? -1 : rest.lastIndexOf(next[0] ?? '');
    return end >= 0 && next.startsWith(rest.slice(end)) ? rest.slice(0, end) : rest;
  }
  return undefined;
}

/** The literal texts with a value in its place: what it joins becomes one part, which ends where the value was cut off. */
function filled({ literals, names }: Template, name: string, value: string): string[] {
  const parts = [literals[0] ?? ''];
  for (const [index, one] of names.entries()) {
    if (one === name) parts.push(`${parts.pop()}${value}`);
    parts.push(literals[index + 1] ?? '');
  }
  return parts;
}

const general: readonly Sentence[] = activityTexts.map(([en, id]) => sentenceOf(en, id));

/** Each sentence with all words that its placeholders may stand for. */
let expanded: readonly (readonly Sentence[])[] | undefined;

function specific(): readonly (readonly Sentence[])[] {
  expanded ??= activityTexts.map(([en, id]) => withTerms(en, id).map((pair) => sentenceOf(...pair)));
  return expanded;
}

function withTerms(en: string, id: string): (readonly [string, string])[] {
  const name = [...en.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one).find((one) => activityTerms[one]);
  if (name === undefined) return [[en, id]];
  return Object.entries(activityTerms[name] ?? {}).flatMap(([stored, shown]) =>
    withTerms(en.replace(`{${name}}`, stored), id.replace(`{${name}}`, shown)),
  );
}

function sentenceOf(en: string, id: string): Sentence {
  return { shown: templateOf(id.toLowerCase()), stored: templateOf(en) };
}

function templateOf(text: string): Template {
  const parts = text.split(/[{}]/);
  return {
    literals: parts.filter((_part, index) => index % 2 === 0),
    names: parts.filter((_part, index) => index % 2 === 1),
  };
}
