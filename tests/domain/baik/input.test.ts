import { describe, expect, test } from 'bun:test';
import { baikMessage, isAnonymous, parseReport } from '../../../src/domain/baik/input.ts';
import { fieldProblems } from '../../../src/fields/text-rules.ts';

const named = { contact: 'rini@example.com', report: 'Kuitansi palsu' };
const problems = (given: Record<string, unknown>) => {
  const { error } = parseReport(given);
  return error ? fieldProblems(error, 'unknownField').map(({ field, problem }) => `${field}: ${problem}`) : [];
};

test.each([1, '1', 'on', 'true', true])('%p means anonymous', (anonymous) => {
  expect(isAnonymous({ anonymous })).toBe(true);
});

test.each([0, '0', '', 'false', false, undefined, 'yes', 2])('%p does not', (anonymous) => {
  expect(isAnonymous({ anonymous })).toBe(false);
});

describe('a report', () => {
  test('may have no name and category', () => {
    expect(parseReport({ ...named, name: ' ', category: '', anonymous: '0' })).toEqual({
      success: true,
      data: { ...named, anonymous: false, name: undefined, category: undefined, language: 'id' },
    });
  });

  test('that is anonymous has no name and contact', () => {
    const given = { ...named, name: 'Rini', anonymous: '1', category: ' Suap ', language: 'en' };
    expect(parseReport(given)).toEqual({
      success: true,
      data: { anonymous: true, category: 'Suap', report: 'Kuitansi palsu', language: 'en' },
    });
  });

  test.each([
    [{}, ['contact: contactRequired', 'report: reportRequired']],
    [{ contact: ' ', report: '\n' }, ['contact: contactRequired', 'report: reportRequired']],
    [{ ...named, contact: 'a'.repeat(254) }, []],
    [{ ...named, contact: 'a'.repeat(255) }, ['contact: contactTooLong']],
    [{ ...named, contact: 'a\u0007bell' }, ['contact: unreadable']],
    [{ ...named, name: 'a'.repeat(120) }, []],
    [{ ...named, name: 'a'.repeat(121) }, ['name: nameTooLong']],
    [{ ...named, category: 'a'.repeat(200) }, []],
    [{ ...named, category: 'a'.repeat(201) }, ['category: categoryTooLong']],
    [{ ...named, category: 'a\u0000' }, ['category: unreadable']],
    [{ ...named, report: 'a'.repeat(2169) }, []],
    [{ ...named, report: 'a'.repeat(2170) }, ['report: reportTooLong']],
    [{ ...named, report: 'a\u0000' }, ['report: unreadable']],
    [{ ...named, report: 7 }, ['report: unreadable']],
    [{ ...named, language: 'de' }, ['language: unreadable']],
    [{ ...named, anonymous: 'perhaps' }, ['anonymous: unreadable']],
    [{ ...named, more: 'x' }, ['more: unknownField']],
    [{ anonymous: true }, ['report: reportRequired']],
  ])('%j has the errors %j', (given, errors) => {
    expect(problems(given)).toEqual(errors);
  });
});

test('a message is at most 2169 characters, and not empty', () => {
  expect(baikMessage.safeParse(' Halo\r\nSiang ').data).toBe('Halo\nSiang');
  const problem = (text: string) => baikMessage.safeParse(text).error?.issues[0]?.message;
  expect([problem(' '), problem('a'.repeat(2169)), problem('a'.repeat(2170))]).toEqual([
    'reportRequired',
    undefined,
    'reportTooLong',
  ]);
});
