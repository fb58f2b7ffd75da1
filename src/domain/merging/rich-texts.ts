import { DiffBudget, gapsBetween } from '../versions/comparison/diff.ts';
import { wordsOf } from '../versions/comparison/texts.ts';
import { type Block, contentOf, similarity, splitBlocks, wordCounts } from './merge-blocks.ts';

/** HTML of one side; what only this side has contains no tags, or one picture, video or rule. */
export type Part = { html: string; isChanged: boolean };
/** Blocks of both sides that belong together; a side without any is empty. */
type Row = { before: Part[]; after: Part[]; isChanged: boolean };

/**
 * Compares two sanitised rich texts, first by block, then the changed blocks by word. Tags stay where they are, so that both
 * sides can be shown as readers see them; a word counts as changed too when its formatting, its link or its heading differs.
 */
export function compareRichTexts(before: string, after: string, budget: DiffBudget): Row[] {
  const [old, now] = [splitBlocks(before), splitBlocks(after)];
  const htmlOf = (blocks: readonly Block[]) => blocks.map(({ html }) => html);
  const pairs = budget.pairs(old.map(contentOf), now.map(contentOf));
  return [...gapsBetween(pairs, old.length, now.length)].flatMap((gap) => {
    const rows = changedRows(htmlOf(old.slice(...gap.before)), htmlOf(now.slice(...gap.after)), budget);
    const same = gap.pair && [{ html: now[gap.pair[1]]?.html ?? '', isChanged: false }];
    return same ? [...rows, { before: same, after: same, isChanged: false }] : rows;
  });
}

/** As many blocks on both sides are compared one by one, others as one text. */
function changedRows(removed: readonly string[], added: readonly string[], budget: DiffBudget): Row[] {
  const pairs =
    removed.length === added.length
      ? removed.map((block, index) => [block, added[index] ?? ''] as const)
      : [[removed.join(''), added.join('')] as const];
  return pairs.map(([before, after]) => changedRow(before, after, budget));
}

/** Marks in two texts what the other one does not have. */
function changedRow(before: string, after: string, budget: DiffBudget): Row {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const compared = (tokens: readonly Token[]) => tokens.filter(({ key }) => key !== undefined);
  const [oldWords, nowWords] = [compared(old), compared(now)];
  const keys = (tokens: readonly Token[]) => tokens.map(({ key = '' }) => key);
  for (const word of [...oldWords, ...nowWords]) word.isChanged = true;
  for (const [one, other] of budget.pairs(keys(oldWords), keys(nowWords)))
    for (const word of [oldWords[one], nowWords[other]]) if (word) word.isChanged = false;
  return { before: partsOf(old, after), after: partsOf(now, before), isChanged: true };
}

type Token = {
  html: string;
  /** What is compared; undefined for tags and line breaks. */
  key: string | undefined;
  /** The innermost link around it. */
  link: string | undefined;
  isChanged: boolean;
};

const ids = / data-block="[^"]*"/g;

/** Tags, words with the tags that they are in, and whole pictures, videos and rules. */
function tokensOf(html: string): Token[] {
  const tokens: Token[] = [];
  const open: string[] = [];
  let video: Token | undefined;
  for (const text of wordsOf(html)) {
    const tag = /^<(\/?)(\w+)/.exec(text);
    const link = open.findLast((one) => one.startsWith('<a '));
    const token: Token = { html: text, key: undefined, link, isChanged: false };
    if (video) {
      video.html += text;
      if (text === '</video>') video = undefined;
      continue;
    }
    tokens.push(token);
    if (!tag) token.key = `${open.join('')}\n${text}`;
    else if (tag[1]) open.pop();
    else if (tag[2] === 'img' || tag[2] === 'hr' || tag[2] === 'video') {
      token.key = text.replace(ids, '');
      if (tag[2] === 'video') video = token;
    } else if (tag[2] !== 'br') open.push(text.replace(ids, ''));
  }
  return tokens;
}

/** Neighbours are joined; a link or a picture that the other side does not have is followed by its address or description. */
function partsOf(tokens: readonly Token[], other: string): Part[] {
  const parts: Part[] = [];
  const push = (html: string, isChanged: boolean, isAlone = false) => {
    const last = parts.at(-1);
    if (last?.isChanged === isChanged && !isAlone) last.html += html;
    else parts.push({ html, isChanged });
  };
  let [link, isLinkChanged]: [string | undefined, boolean] = [undefined, false];
  tokens.forEach((token, index) => {
    const { html, key } = token;
    if (link && token.link !== link && isLinkChanged) {
      const address = attributeOf(link, 'href');
      if (!other.includes(`href="${address}"`)) push(` (${address})`, true, true);
    }
    if (token.link !== link) [link, isLinkChanged] = [token.link, false];
    if (key === undefined) {
      push(html, false);
      return;
    }
    if (html.startsWith('<')) {
      push(html, token.isChanged, true);
      const description = attributeOf(html, 'alt');
      if (token.isChanged && description) push(` ${description}`, true, true);
      return;
    }
    const isSpace = html.trim() === '';
    const isChanged = isSpace ? isMarked(tokens[index - 1]) && isMarked(tokens[index + 1]) : token.isChanged;
    isLinkChanged ||= isChanged;
    push(html, isChanged);
  });
  return parts;
}

function isMarked(token: Token | undefined): boolean {
  return token?.isChanged === true && token.html.trim() !== '' && !token.html.startsWith('<');
}

/** The value of an attribute as it is written in a tag. */
function attributeOf(tag: string, name: string): string {
  const start = tag.indexOf(` ${name}="`);
  return start < 0 ? '' : tag.slice(start + name.length + 3, tag.indexOf('"', start + name.length + 3));
}

/** Part of a text; whether the other text does not have it. */
export type Piece = { text: string; isDifferent: boolean };

/** Texts that share fewer words are not marked: almost every word would be. */
const minSimilarity = 0.3;

/**
 * The pieces of `text`, which make it up: what `other` does not have, and the rest. Different pieces contain no tags, or one
 * picture, video or rule. All comparisons of a page share their budget: an article can have thousands of differences.
 */
export function differentFrom(other: string, text: string, budget = new DiffBudget()): Piece[] {
  const whole = [{ text, isDifferent: false }];
  if (similarity(wordCounts(other), wordCounts(text)) < minSimilarity) return whole;
  const pieces = changedRow(other, text, budget).after.map(({ html, isChanged }) => ({
    text: html,
    isDifferent: isChanged,
  }));
  // The budget is used up.
  const hasWords = ({ text: part }: Piece) => part.replace(/<[^<>]*>/g, '').trim() !== '';
  return pieces.filter(hasWords).every(({ isDifferent }) => isDifferent) ? whole : pieces;
}
