import { expect, test } from 'bun:test';
import { asPassage, fromFirstMark, type Marked, markWords, readMarks } from '../../../src/domain/search/marked.ts';
import { foldText, wordsOf } from '../../../src/domain/search/words.ts';

const show = ({ text, marks }: Marked) =>
  marks.reduceRight((said, [from, to]) => `${said.slice(0, from)}[${said.slice(from, to)}]${said.slice(to)}`, text);

test('case and accents are folded', () => {
  expect(foldText('Crème BRÛLÉE ﬁn')).toBe('creme brulee fin');
});

test('a query has at most eight different words of letters and digits', () => {
  expect(wordsOf(' Kiln, kiln & "bauxite"! 50% ')).toEqual(['kiln', 'bauxite', '50']);
  expect(wordsOf('a b c d e f g h i')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(wordsOf('%_!')).toEqual([]);
});

test('words containing a search term are highlighted as a whole, single letters are not', () => {
  expect(show(markWords('Rotary Kilns and kiln-room', ['kiln', 'r']))).toBe('Rotary [Kilns] and [kiln]-room');
  expect(show(markWords('Crème of a', ['eme', 'of']))).toBe('[Crème] [of] a');
  expect(show(markWords('Kiln', []))).toBe('Kiln');
});

test('the marks of a headline are parsed, and its white space is collapsed', () => {
  expect(show(readMarks('The \u0002kiln\u0003\n is  \u0002hot\u0003'))).toBe('The [kiln] is [hot]');
  expect(show(readMarks('\u0002kiln'))).toBe('[kiln]');
  expect(show(readMarks('a \u0002\u0003b'))).toBe('a b');
});

test('a text is truncated so that its first match is near the beginning', () => {
  const near = markWords(`${'a'.repeat(47)} kiln`, ['kiln']);
  expect(fromFirstMark(near)).toEqual(near);
  const far = markWords(`${'abcd '.repeat(20)}kiln kiln`, ['kiln']);
  expect(show(fromFirstMark(far))).toBe(`… ${'abcd '.repeat(9)}[kiln] [kiln]`);
  expect(fromFirstMark({ text: 'nothing', marks: [] })).toEqual({ text: 'nothing', marks: [] });
});

test('an excerpt has ellipses on both sides', () => {
  expect(show(asPassage(markWords('  the kiln is hot ', ['kiln'])))).toBe('… the [kiln] is hot …');
});
