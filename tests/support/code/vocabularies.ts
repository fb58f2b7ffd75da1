import { join } from 'node:path';
import type { Language } from '../../../src/i18n/site/language.ts';
import { filesLike, root } from '../sources.ts';

export type Say = (values: Record<string, unknown>) => string;
type Vocabulary = Record<Language, Record<string, string | Say>>;

/** The texts of every module of `src/i18n`, with the module's name. */
export async function readVocabularies(): Promise<[name: string, spoken: Vocabulary][]> {
  const found: [string, Vocabulary][] = [];
  for (const path of filesLike('src/i18n/**/*.ts')) {
    const module: Record<string, unknown> = await import(join(root, path));
    for (const [name, exported] of Object.entries(module)) {
      if (!name.endsWith('Words') || typeof exported !== 'function') continue;
      found.push([`${path} ${name}`, { id: exported('id'), en: exported('en') }]);
    }
  }
  return found;
}

/** Formats a message, adding a value for each argument that the formatter reports as missing. */
export function speak(say: Say): { text: string; values: Record<string, number> } {
  const values: Record<string, number> = {};
  for (;;) {
    try {
      return { text: say(values), values };
    } catch (error) {
      const missing = /variable "(\w+)" was not provided/.exec(String(error))?.[1];
      if (missing === undefined || missing in values) throw error;
      values[missing] = 3;
    }
  }
}
