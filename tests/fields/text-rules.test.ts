import { expect, test } from 'bun:test';
import { emailPattern, fits, isFilled, isOneLine, isReadable } from '../../src/fields/text-rules.ts';

test.each(['a@b.co', "o'brien+news@mail.example.co.id", 'sari@exämple.com', '微@例子.公司'])(
  '%s is an email address',
  (text) => {
    expect(new RegExp(emailPattern).test(text)).toBe(true);
  },
);

test.each(['a', 'a@b', 'a@b.', 'a@.b', 'a@b..c', 'a b@c.d', 'a@b.c,d@e.f', 'a@b@c.d', '<a@b.c>', 'a@b.c\n', '"a"@b.c'])(
  '%p is none',
  (text) => {
    expect(new RegExp(emailPattern).test(text)).toBe(false);
  },
);

test('lengths count code points, up to and including the limit', () => {
  expect(fits(2)('🙏🙏')).toBe(true);
  expect(fits(2)('🙏🙏a')).toBe(false);
});

test('a required text must not be empty', () => {
  expect([isFilled('a'), isFilled('')]).toEqual([true, false]);
});

test.each([
  ['plain', true, true],
  ['two\nlines', true, false],
  ['a\ttab', true, false],
  ['a\u2028b', true, false],
  ['a\u2029b', true, false],
  ['a\u0000b', false, false],
  ['a\u0008b', false, false],
  ['a\u000bb', false, false],
  ['a\u001fb', false, false],
  ['a\u007fb', false, false],
  ['a\ufffdb', false, false],
])('%p is readable: %p, on one line: %p', (text, readable, line) => {
  expect([isReadable(text), isOneLine(text)]).toEqual([readable, line]);
});
