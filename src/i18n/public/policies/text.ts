import type { Pair } from '../../site/language.ts';

/** One section of a policy: paragraphs, and after them the points of a list. */
export type PolicySection = { id: string; title: string; paragraphs: readonly string[]; points?: readonly string[] };

export type PolicyText = Pair<readonly PolicySection[]>;
