import { type Choices, type Difference, type Merged, mergeValues } from '../../../domain/merging/merge-values.ts';
import { slugOf } from '../../../fields/slug.ts';
import { type Language, languageCodes } from '../../../i18n/site/language.ts';
import type { FormValues } from '../form-values.ts';

export type MergedForm = Omit<Merged, 'texts'> & { values: FormValues };

/** The field of a difference about a language that one editor removed and the other one changed. */
export const languagesField = 'languages';

/**
 * Merges two edits of an article's form; `base` is the version that both began with. A language that one editor removed and
 * the other one changed is one difference.
 */
export function mergeForm(
  base: FormValues | undefined,
  mine: FormValues,
  stored: FormValues,
  choices: Choices,
): MergedForm {
  const before = base ?? stored;
  const removed = languageCodes.filter(
    (code) => before.languages.includes(code) && mine.languages.includes(code) !== stored.languages.includes(code),
  );
  const isOfRemoved = (name: string) => removed.some((code) => name.startsWith(`${code}.`));
  const rest = (values: FormValues) => only(values, (name) => !isOfRemoved(name));
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
    Object.assign(
      texts,
      only(source, (name) => name.startsWith(`${code}.`)),
    );
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

type Sides = { before: FormValues; mine: FormValues; stored: FormValues; choices: Choices };

function decideRemoval(code: Language, { before, mine, stored, choices }: Sides) {
  const isMyRemoval = !mine.languages.includes(code);
  const kept = isMyRemoval ? stored : mine;
  const texts = (values: FormValues) =>
    JSON.stringify(Object.entries(only(values, (name) => name.startsWith(`${code}.`))));
  const isEdited = differs(before, kept, code);
  if (!isEdited) return { keep: isMyRemoval ? 'mine' : 'theirs' } as const;
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

function differs(one: FormValues, other: FormValues, code: Language): boolean {
  const isSame = mergeValues(undefined, only(one, isOf(code)), only(other, isOf(code)), { isHtml: () => false });
  return isSame.differences.length > 0;
}

function isOf(code: Language) {
  return (name: string) => name.startsWith(`${code}.`);
}

function only({ texts }: FormValues, isWanted: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => isWanted(name)));
}
