import { expect, test } from 'bun:test';
import {
  caseStatuses,
  eraseDay,
  mailsBeforeErasure,
  marks,
  noticeInDays,
} from '../../../../src/domain/baik/cases/retention.ts';

test.each([
  ['substantiated', '2031-11-20'],
  ['unsubstantiated', '2027-11-20'],
  ['insufficient_information', '2027-11-20'],
  ['out_of_scope', '2027-02-20'],
  ['duplicate', '2027-02-20'],
] as const)('a case closed as %s on 20 November 2026 is erased on %s', (reason, day) => {
  expect(eraseDay(reason, '2026-11-20')).toBe(day);
});

test('recipients hear of an erasure thirty, seven and one day ahead, and see it for thirty', () => {
  expect([mailsBeforeErasure, noticeInDays]).toEqual([[30, 7, 1], 30]);
});

test('reporters are to hear within seven days and three months', () => {
  expect(marks).toEqual({ acknowledgeInDays: 7, answerInMonths: 3 });
});

test('a case is received, reviewed, perhaps waits for information, and is closed', () => {
  expect(caseStatuses).toEqual(['received', 'under_review', 'information_needed', 'closed']);
});
