import { createHash } from 'node:crypto';
import { mergeBlocks } from './merge-blocks.ts';

export type Texts = Readonly<Record<string, string>>;

/** Which of two values is kept; `both` puts the added or changed block of the other editor before one's own. */
export type Choice = 'mine' | 'theirs' | 'both';
/** Choices by the keys of differences. */
export type Choices = ReadonlyMap<string, Choice>;
export const choices = ['mine', 'theirs', 'both'] as const satisfies readonly Choice[];

/** A value, or a block of one, that two editors changed differently since the same version. */
export type Difference = {
  /** Identifies the difference by its content, so that a choice made for it stays valid while others appear. */
  key: string;
  field: string;
  /** Whether the values are blocks of a longer text; an empty one was removed. */
  isBlock: boolean;
  /** Undefined when the common version is not known any more. */
  base: string | undefined;
  mine: string;
  theirs: string;
};

export type Merged = {
  /** With the choices applied; where there is none, one's own value. */
  texts: Record<string, string>;
  /** Those without a choice. */
  differences: Difference[];
  /** Fields and blocks that have been decided by a choice. */
  decided: (Difference & { choice: Choice })[];
  /** Whether anything of the other editor was taken over. */
  hasMerged: boolean;
};

type Options = {
  /** Fields that hold HTML and are merged by block. */
  isHtml: (field: string) => boolean;
  /** Choices by the keys of differences. */
  choices?: ReadonlyMap<string, Choice>;
};

/**
 * Three-way merge: a value changed by one editor only is taken, a value changed differently by both is a difference. Without
 * a base every value that is not the same is one.
 */
export function mergeValues(base: Texts | undefined, mine: Texts, theirs: Texts, options: Options): Merged {
  const merged: Merged = { texts: {}, differences: [], decided: [], hasMerged: false };
  const keys = new Set<string>();
  const decide = (found: Omit<Difference, 'key'>): string => {
    const difference = { key: keyOf(found, keys), ...found };
    const choice = options.choices?.get(difference.key);
    if (choice === undefined) merged.differences.push(difference);
    else merged.decided.push({ ...difference, choice });
    if (choice === 'both' && found.isBlock) return found.theirs + found.mine;
    return choice === 'theirs' ? found.theirs : found.mine;
  };
  for (const field of Object.keys({ ...theirs, ...mine })) {
    const [ours, others] = [mine[field] ?? '', theirs[field] ?? ''];
    const before = base && (base[field] ?? '');
    if (isSameText(ours, others)) merged.texts[field] = others;
    else if (before !== undefined && isSameText(before, others)) merged.texts[field] = ours;
    else if (before !== undefined && isSameText(before, ours)) {
      merged.texts[field] = others;
      merged.hasMerged = true;
    } else if (before === undefined || !options.isHtml(field)) {
      merged.texts[field] = decide({ field, isBlock: false, base: before, mine: ours, theirs: others });
    } else {
      const parts = mergeBlocks(before, ours, others);
      const text = parts.map((part) => (typeof part === 'string' ? part : decide({ field, isBlock: true, ...part })));
      merged.texts[field] = text.join('');
      merged.hasMerged = true;
    }
  }
  return merged;
}

/** Line breaks of other systems and surrounding white space are not a change. */
export function isSameText(one: string, other: string): boolean {
  return one === other || plainText(one) === plainText(other);
}

function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

function keyOf({ field, base, mine, theirs }: Omit<Difference, 'key'>, known: Set<string>): string {
  const parts = JSON.stringify([field, base ?? null, mine, theirs].map((part) => part && plainText(part)));
  for (let turn = 0; ; turn += 1) {
    const key = createHash('sha256').update(`${turn} ${parts}`).digest('hex').slice(0, 20);
    if (known.has(key)) continue;
    known.add(key);
    return key;
  }
}
