import { expect, test } from 'bun:test';
import { synonymsOf } from '../../../src/domain/search/synonyms.ts';

test.each([
  ['magang', ['internship', 'internships', 'intern'], ['karier', 'karir', 'career', 'careers']],
  ['bumn', [], ['induk', 'holding', 'grup']],
  ['esg', ['keberlanjutan', 'sustainability', 'sustainable'], []],
  ['kiln', [], []],
])('who asks for “%s” also means other spellings, and words of the pages that answer', (word, same, close) => {
  expect(synonymsOf(word)).toEqual({ same, close });
});
