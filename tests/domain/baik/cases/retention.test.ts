import { expect, test } from 'bun:test';
import { deadlines, eraseDay } from '../../../../src/domain/baik/cases/retention.ts';

test.each([
  ['substantiated', '2031-11-20'],
  ['unsubstantiated', '2027-11-20'],
  ['insufficient_information', '2027-11-20'],
  ['out_of_scope', '2027-02-20'],
  ['duplicate', '2027-02-20'],
] as const)('a case closed as %s on 20 November 2026 is erased on %s', (reason, day) => {
  expect(eraseDay(reason, '2026-11-20')).toBe(day);
});

test('reporters must be answered within seven days and three months', () => {
  expect(deadlines).toEqual({ acknowledgeInDays: 7, answerInMonths: 3 });
});
