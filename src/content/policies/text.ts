import type { Pair } from '../../i18n/site/language.ts';

/** A section of a policy: paragraphs, followed by list items. */
export type PolicySection = { id: string; title: string; paragraphs: readonly string[]; points?: readonly string[] };

export type PolicyText = Pair<readonly PolicySection[]>;
