import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Language, languageCodes } from '../../src/i18n/site/language.ts';
import { filesLike, root } from '../support/sources.ts';

type Say = (values: Record<string, unknown>) => string;
type Vocabulary = Record<Language, Record<string, string | Say>>;

const vocabularies = await readVocabularies();

test('the text modules were found', () => {
  expect(vocabularies.length).toBeGreaterThan(0);
});

test.each(vocabularies)('%s has non-empty texts in both languages', (_name, spoken) => {
  for (const language of languageCodes) {
    for (const [key, said] of Object.entries(spoken[language])) {
      const text = typeof said === 'string' ? said : speak(said).text;
      expect({ language, key, text }).toEqual({ language, key, text: text.trim() });
      expect({ language, key, length: text.length }).not.toMatchObject({ length: 0 });
      expect({ language, key, text }).not.toMatchObject({
        text: expect.stringMatching(/[{}]|undefined|\bTODO\b|lorem/i),
      });
    }
  }
});

test.each(vocabularies)('%s has the same arguments in both languages', (_name, spoken) => {
  for (const [key, said] of Object.entries(spoken.id)) {
    const [id, en] = [said, spoken.en[key]].map(valuesOf);
    expect({ key, values: en }).toEqual({ key, values: id });
  }
});

async function readVocabularies(): Promise<[name: string, spoken: Vocabulary][]> {
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

function valuesOf(said: string | Say | undefined): string[] {
  return typeof said === 'function' ? Object.keys(speak(said).values).sort() : [typeof said];
}

/** Formats a message, adding a value for each argument that the formatter reports as missing. */
function speak(say: Say): { text: string; values: Record<string, number> } {
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
