import { company } from '../../company.ts';
import type { Language } from '../../i18n/site/language.ts';
import { type Route, routes } from '../../routes.ts';
import type { PageHit } from './marked.ts';
import { foldedWords, foldText, isStopWord, stemOf } from './words.ts';

/** What a public page says, as its readers see it. */
export type PageText = {
  route: Route;
  href: string;
  title: string;
  description: string;
  /** The text below its title, one entry for each block such as a paragraph or an item of a list. */
  blocks: readonly Block[];
  /** Paths of the pictures that have an alternative text. */
  pictures: readonly string[];
  /** Whether data was missing when it was read. */
  incomplete: boolean;
};

export type Block = {
  text: string;
  isHeading: boolean;
  /** Part of a drawing, such as a flow chart or map. */
  isLabel: boolean;
  /** The id of the closest item of a list around it. */
  item: string | undefined;
  /** Of a heading: its own id, or that of the section that it begins. */
  anchor?: string | undefined;
};

/** What a page says on an empty database, as the build has read it. */
export type BuiltPageText = Omit<PageText, 'route'> & {
  /** Of its route. */
  key: string;
  language: Language;
  /** What the database adds: nothing, pictures only, or text. */
  stored: 'nothing' | 'pictures' | 'text';
};

/** A page, or a person on it, with the words by which it is found. */
export type Entry = {
  kind: PageHit['kind'];
  id: string;
  href: string;
  title: string;
  description: string;
  passages: readonly Passage[];
  /** Parts of the page that a link may lead to, by their headings. */
  sections: readonly { id: string; title: string }[];
  /** How relevant a stem is for it, from 0 to 1. */
  stems: ReadonlyMap<string, number>;
  /** All folded words. */
  words: ReadonlySet<string>;
  /** Prior probability that visitors look for it, independent of the query. */
  prior: number;
};

/** A part of the text, with its stems. */
export type Passage = { text: string; stems: ReadonlySet<string> };

/** Weight of a word by its place; repeated words weigh a little more. */
const weights = { title: 1, address: 0.9, description: 0.7, heading: 0.75, text: 0.35, repeated: 0.25 };
/** After this many occurrences, half of `repeated` is added. */
const halfRepeated = 3;

/** Pages that show a bit of all others. */
const overviews: readonly string[] = [routes.home.index.key, routes.about.index.key, routes.publications.index.key];
const overviewPrior = 0.8;

export function entriesOf(page: PageText, language: Language): Entry[] {
  return [pageEntry(page, language), ...peopleOn(page, language)];
}

function pageEntry({ route, href, title, description, blocks }: PageText, language: Language): Entry {
  const headings = blocks.filter(({ isHeading }) => isHeading).map(({ text }) => text);
  const text = blocks.filter(({ isHeading }) => !isHeading);
  const sentences = text.filter(({ isLabel }) => !isLabel).map((block) => block.text);
  const labels = text.filter(({ isLabel }) => isLabel).map((block) => block.text);
  const address = route.path[language].replace(/:\w+/g, '');
  return {
    kind: kindOf(route.key),
    id:
      href === `/${language}${route.path[language] && `/${route.path[language]}`}` ? route.key : `${route.key}.${href}`,
    href,
    title,
    description,
    passages: [...sentences, ...headings, ...labels].map((passage) => passageOf(passage, language)),
    sections: blocks.flatMap(({ isHeading, anchor, text: title }) =>
      isHeading && anchor ? [{ id: anchor, title }] : [],
    ),
    ...wordsOfFields(
      {
        title: [title],
        address: [address],
        description: [description],
        heading: headings,
        text: text.map((block) => block.text),
      },
      language,
    ),
    prior: overviews.includes(route.key) ? overviewPrior : 1,
  };
}

function kindOf(key: string): PageHit['kind'] {
  if (key.startsWith('products.')) return 'product';
  return key.startsWith('leadership.') ? 'leadership' : 'page';
}

/** The people of the boards: each is an item with an id, which begins with a name and a position. */
function peopleOn({ route, href, blocks }: PageText, language: Language): Entry[] {
  if (route.key !== routes.leadership.index.key) return [];
  const items = [...new Set(blocks.flatMap(({ item }) => item ?? []))];
  return items.flatMap((item) =>
    personEntry(
      item,
      blocks.filter((block) => block.item === item),
      href,
      language,
    ),
  );
}

function personEntry(item: string, blocks: readonly Block[], href: string, language: Language): Entry[] {
  const start = blocks.findIndex(({ isHeading }) => isHeading);
  const [name, position, ...biography] = blocks.slice(Math.max(start, 0)).map(({ text }) => text);
  if (start < 0 || !name || !position) return [];
  return [
    {
      kind: 'leadership',
      id: `${routes.leadership.index.key}.${item}`,
      href: `${href}#${item}`,
      title: name,
      description: position,
      passages: biography.map((text) => passageOf(text, language)),
      sections: [],
      ...wordsOfFields({ title: [name, position], text: biography }, language),
      prior: 1,
    },
  ];
}

function passageOf(text: string, language: Language): Passage {
  return { text, stems: new Set(wordsIn(text).map((word) => stemOf(word, language))) };
}

/** Without the name of the company, which is on every page, and stop words, which share stems: `ada` and `pengadaan`. */
function wordsIn(text: string): string[] {
  const unnamed = text.replaceAll(company.name, ' ');
  return foldedWords(foldText(unnamed)).filter((word) => !isStopWord(word));
}

type Fields = Partial<Record<Exclude<keyof typeof weights, 'repeated'>, readonly string[]>>;

function wordsOfFields(fields: Fields, language: Language): Pick<Entry, 'stems' | 'words'> {
  const best = new Map<string, number>();
  const counts = new Map<string, number>();
  const words = new Set<string>();
  for (const [field, texts] of Object.entries(fields)) {
    const weight = weights[field as keyof Fields];
    for (const word of wordsIn(texts.join(' '))) {
      const stem = stemOf(word, language);
      words.add(word);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      best.set(stem, Math.max(best.get(stem) ?? 0, weight));
    }
  }
  const stems = new Map(
    [...best].map(([stem, weight]) => {
      const extra = (counts.get(stem) ?? 1) - 1;
      return [stem, Math.min(1.25, weight + weights.repeated * (extra / (extra + halfRepeated)))];
    }),
  );
  return { stems, words };
}
