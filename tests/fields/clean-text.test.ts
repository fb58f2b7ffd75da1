import { expect, test } from 'bun:test';
import { cleanName, cleanText } from '../../src/fields/clean-text.ts';

test.each([
  ['a zero-width space', 'sari@\u200bexample.com', 'sari@example.com'],
  ['marks of direction', '\u202asari@example.com\u202c', 'sari@example.com'],
  ['isolates', '\u2066Sari\u2069', 'Sari'],
  ['soft hyphens', 'Per\u00adtang\u00adgung\u00adjawaban', 'Pertanggungjawaban'],
  ['a byte order mark', '\ufeffHalo', 'Halo'],
  ['a word joiner', 'a\u2060b', 'ab'],
  ['language tags', 'a\u{e0041}b', 'ab'],
  ['a joiner after a word', 'Halo\u200d dunia', 'Halo dunia'],
  ['a non-joiner before a word', '\u200cHalo', 'Halo'],
  ['joiners in a row', 'a\u200d\u200db', 'ab'],
  ['a joiner between digits', '12\u200d34', '1234'],
])('%s is removed', (_name, given, clean) => {
  expect(cleanText(given)).toBe(clean);
});

test.each([
  ['a Persian word', 'می\u200cخواهم'],
  ['a Hindi word', 'क्\u200dष'],
  ['a family', '👩🏽\u200d👧'],
  ['a rainbow flag', '🏳️\u200d🌈'],
])('the joiners in %s are kept', (_name, text) => {
  expect(cleanText(text)).toBe(text);
});

test.each(['Ni\u2019mah\u00a0O\u2019Brien', 'baris\n\nbaris\tdua', '中文 العربية 🙏', 'e\u0301'])(
  '%p is kept',
  (text) => {
    expect(cleanText(text)).toBe(text);
  },
);

test('a vertical tab and a form feed are line breaks', () => {
  expect(cleanText('satu\u000bdua\u000ctiga')).toBe('satu\ndua\ntiga');
});

test('names and addresses have no joiners', () => {
  expect(cleanName('sa\u200dri\u200c@exam\u200bple.com')).toBe('sari@example.com');
});

test.each([
  ['a variation selector', 'sari\ufe0f@example.com'],
  ['a grapheme joiner', 'sa\u034fri@example.com'],
  ['a Hangul filler', '\u3164sari@example.com'],
])('names and addresses do not have %s, which is as invisible', (_name, given) => {
  expect(cleanName(given)).toBe('sari@example.com');
});

test('what is clean stays as it is', () => {
  for (const text of ['a\u200c\u200db', 'ب\u200c\u200dپ', '\u200c\u200c\u200c', '👩\u200d\u200d👧'])
    expect(cleanText(cleanText(text))).toBe(cleanText(text));
});
