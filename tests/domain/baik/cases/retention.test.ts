import { expect, test } from 'bun:test';
import { caseStatuses } from '../../../../src/domain/baik/case-status.ts';
import { deadlines, eraseDay, mailsBeforeErasure, noticeInDays } from '../../../../src/domain/baik/cases/retention.ts';

test.each([
  ['substantiated', '2031-11-20'],
  ['unsubstantiated', '2027-11-20'],
  ['insufficient_information', '2027-11-20'],
  ['out_of_scope', '2027-02-20'],
  ['duplicate', '2027-02-20'],
] as const)('a case closed as %s on 20 November 2026 is erased on %s', (reason, day) => {
  expect(eraseDay(reason, '2026-11-20')).toBe(day);
});

test('recipients are notified thirty, seven and one day before an erasure, and see it announced for thirty days', () => {
  expect([mailsBeforeErasure, noticeInDays]).toEqual([[30, 7, 1], 30]);
});

test('reporters must be answered within seven days and three months', () => {
  expect(deadlines).toEqual({ acknowledgeInDays: 7, answerInMonths: 3 });
});

test('a case is received, under review, possibly waiting for information, and closed', () => {
  expect(caseStatuses).toEqual(['received', 'under_review', 'information_needed', 'closed']);
});
