import { slugOf } from '../../fields/slug.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { type Choices, type Difference, isSameText, type Merged, mergeValues, type Texts } from './merge-values.ts';

/** An article as it is written in a form: its languages, and texts by the name of their field, as in `en.title`. */
export type ArticleTexts = { readonly languages: readonly Language[]; readonly texts: Texts };

export type MergedArticle = Omit<Merged, 'texts'> & { values: ArticleTexts };

/** The field of a difference about a language that one editor removed and the other one changed. */
export const languagesField = 'languages';

/**
 * Merges two edits of an article; `base` is the version that both began with. A language that one editor removed and the other
 * one changed is one difference.
 */
export function mergeArticle(
  base: ArticleTexts | undefined,
  mine: ArticleTexts,
  stored: ArticleTexts,
  choices: Choices = new Map(),
): MergedArticle {
  const before = base ?? stored;
  const removed = languageCodes.filter(
    (code) => before.languages.includes(code) && mine.languages.includes(code) !== stored.languages.includes(code),
  );
  const isOfRemoved = (name: string) => removed.some((code) => name.startsWith(`${code}.`));
  const rest = (values: ArticleTexts) => only(values, (name) => !isOfRemoved(name));
  const merged = mergeValues(base && rest(base), rest(mine), rest(stored), {
    isHtml: (name) => name.endsWith('.content'),
    choices,
  });
  for (const code of languageCodes) letSlugFollow(merged, code);
  const texts: Record<string, string> = { ...merged.texts };
  const languages: Language[] = languageCodes.filter(
    (code) => !removed.includes(code) && (mine.languages.includes(code) || stored.languages.includes(code)),
  );
  for (const code of removed) {
    const decision = decideRemoval(code, { before, mine, stored, choices });
    const source = decision.keep === 'mine' ? mine : stored;
    if (source.languages.includes(code)) languages.push(code);
    Object.assign(texts, only(source, isOf(code)));
    if (decision.difference && decision.choice) {
      merged.decided.push({ ...decision.difference, choice: decision.choice });
    } else if (decision.difference) merged.differences.push(decision.difference);
    merged.hasMerged ||= decision.keep === 'theirs';
  }
  return { ...merged, values: { languages: languageCodes.filter((code) => languages.includes(code)), texts } };
}

/** A slug that was made from the title is no difference of its own. */
function letSlugFollow(merged: Merged, code: Language): void {
  const isSlug = ({ field }: Difference) => field === `${code}.slug`;
  const slug = merged.differences.find(isSlug);
  const open = merged.differences.find(({ field }) => field === `${code}.title`);
  const title = open ?? merged.decided.find(({ field }) => field === `${code}.title`);
  if (!slug || !title || slug.mine !== slugOf(title.mine) || slug.theirs !== slugOf(title.theirs)) return;
  merged.differences = merged.differences.filter((one) => !isSlug(one));
  const isTheirs = 'choice' in title && title.choice === 'theirs';
  merged.texts[slug.field] = isTheirs ? slug.theirs : slug.mine;
}

type Sides = { before: ArticleTexts; mine: ArticleTexts; stored: ArticleTexts; choices: Choices };

function decideRemoval(code: Language, { before, mine, stored, choices }: Sides) {
  const isMyRemoval = !mine.languages.includes(code);
  const kept = isMyRemoval ? stored : mine;
  const texts = (values: ArticleTexts) => JSON.stringify(Object.entries(only(values, isOf(code))));
  if (areSameTexts(only(before, isOf(code)), only(kept, isOf(code))))
    return { keep: isMyRemoval ? 'mine' : 'theirs' } as const;
  const difference: Difference = {
    key: Bun.hash(`${code} ${isMyRemoval} ${texts(kept)}`).toString(36),
    field: languagesField,
    isBlock: false,
    base: code,
    mine: isMyRemoval ? '' : code,
    theirs: isMyRemoval ? code : '',
  };
  const choice = choices.get(difference.key);
  return { keep: choice === 'theirs' ? 'theirs' : 'mine', difference, choice } as const;
}

/** Whether the same is written in both. */
export function areSame(one: ArticleTexts, other: ArticleTexts): boolean {
  return (
    [...one.languages].sort().join() === [...other.languages].sort().join() && areSameTexts(one.texts, other.texts)
  );
}

function areSameTexts(one: Texts, other: Texts): boolean {
  return Object.keys({ ...one, ...other }).every((name) => isSameText(one[name] ?? '', other[name] ?? ''));
}

function isOf(code: Language) {
  return (name: string) => name.startsWith(`${code}.`);
}

function only({ texts }: ArticleTexts, isWanted: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => isWanted(name)));
}
