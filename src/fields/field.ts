import { isDeepStrictEqual } from 'node:util';
import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/**
 * One thing that editors fill in. Every part is required, so that a field that lacks one does not compile; database,
 * API, forms, activity log and conflict detection are derived from it.
 */
export type Field<Label extends string = string, Kind extends Control['kind'] = Control['kind']> = {
  column: PgColumnBuilderBase;
  /** Its name in request bodies, answers and forms, and what an answer holds under it. */
  json: { name: string; schema: z.ZodType };
  /** Input schema; its output is the stored value. */
  input: z.ZodType;
  control: Extract<Control<Label>, { kind: Kind }>;
  /** The key of its label among the words. */
  label: Label;
  /** Whether a value counts as the stored one, so that saving it changes nothing. */
  equals: (stored: unknown, given: unknown) => boolean;
  /** Whether the activity log has the values before and after a change. */
  logged: boolean;
  /** Whether each language has a value of its own. */
  translatable: boolean;
};

/** How a form shows a field. A `hint` is the key of a sentence among the words. */
export type Control<Label extends string = string> = { hint?: Label } & (
  | { kind: 'text'; maxCharacters: number; required?: true }
  | { kind: 'textarea'; maxCharacters: number; rows: number; language?: 'id' | 'en' }
  | { kind: 'slug'; maxCharacters: number }
  /** HTML; in its place a report has a document, whose control has a name of its own. */
  | {
      kind: 'rich-text-or-document';
      maxCharacters: number;
      documentName: string;
      documentLabel: Label;
      documentHint: Label;
    }
  /** Each choice is the key of its own label; `none` is that of having no value. */
  | { kind: 'select'; choices: readonly Label[]; required?: true; none?: Label }
  | { kind: 'moment'; required?: true }
  | { kind: 'number' }
  | { kind: 'checkbox' }
  /** The path of a stored picture. */
  | { kind: 'picture' }
  /** One of the subcategories of the asset's category. */
  | { kind: 'subcategory' }
  | { kind: 'read-only' }
);

export type Fields = Readonly<Record<string, Field>>;

/** Compares texts ignoring line-break style and surrounding white space. */
export function sameText(stored: unknown, given: unknown): boolean {
  return plainText(stored) === plainText(given);
}

export function sameIgnoringCase(stored: unknown, given: unknown): boolean {
  return plainText(stored).toLowerCase() === plainText(given).toLowerCase();
}

export function sameValue(stored: unknown, given: unknown): boolean {
  return isDeepStrictEqual(stored ?? null, given ?? null);
}

function plainText(value: unknown): string {
  return String(value ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();
}
