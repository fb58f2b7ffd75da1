import { expect, test } from 'bun:test';
import { languageCodes } from '../../src/i18n/site/language.ts';
import { readVocabularies, speak } from '../support/code/vocabularies.ts';

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
