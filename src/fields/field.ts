import { isDeepStrictEqual } from 'node:util';
import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/**
 * An editable field. A part without an ordinary value is required, so that an incomplete field does not compile; database,
 * API, forms, activity log and conflict detection are derived from it.
 */
export type Field<Label extends string = string, Kind extends Control['kind'] = Control['kind']> = {
  column: PgColumnBuilderBase;
  /** Name in request bodies, responses and forms, and the response value. */
  json: { name: string; schema: z.ZodType };
  /** Input schema; its output is the stored value. */
  input: z.ZodType;
  control: Extract<Control<Label>, { kind: Kind }>;
  /** Message key of its label. */
  label: Label;
  /** Whether a value equals the stored one, so that saving it changes nothing: `sameInput` unless given. */
  equals?: (stored: unknown, given: unknown) => boolean;
  /** The activity log records the values before and after a change, unless false. */
  logged?: false;
  /** Whether each language has its own value. */
  translatable?: boolean;
};

/** Form control. `hint` is a message key. */
export type Control<Label extends string = string> = { hint?: Label } & (
  | { kind: 'text'; maxCharacters: number; required?: true; language?: 'id' | 'en' }
  | { kind: 'textarea'; maxCharacters: number; rows: number; language?: 'id' | 'en' }
  | { kind: 'slug'; maxCharacters: number }
  /** HTML; for reports, the path of a document, whose control has a different name. */
  | {
      kind: 'rich-text-or-document';
      maxCharacters: number;
      documentName: string;
      documentLabel: Label;
      documentHint: Label;
    }
  /** Each choice is its own message key; `none` is the key for no value. */
  | { kind: 'select'; choices: readonly Label[]; required?: true; none?: Label }
  | { kind: 'moment'; required?: true }
  /** `ifEmpty`: what an empty field means; without it that is an error. */
  | { kind: 'number'; min?: number; max?: number; ifEmpty?: number }
  | { kind: 'checkbox' }
  /** Path of a stored picture. */
  | { kind: 'picture' }
  /** A subcategory of the asset's category. */
  | { kind: 'subcategory' }
  | { kind: 'read-only' }
);

export type Fields = Readonly<Record<string, Field>>;

/** Compares texts ignoring line-break style and surrounding white space. */
export function sameInput(stored: unknown, given: unknown): boolean {
  const isText = typeof stored === 'string' || typeof given === 'string';
  return isText ? plainText(stored) === plainText(given) : sameValue(stored, given);
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
