import { expect, test } from 'bun:test';
import { addDays, addMonths, daysBetween, startOf, today, utcDay } from '../../src/domain/days.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-11-15', 3, '2027-02-15'],
  ['2026-11-20', 24, '2028-11-20'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-05-31', 0, '2026-05-31'],
])('%s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-20', 30, '2026-12-20'],
])('%s and %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test('the difference of two dates is negative when the second one is earlier', () => {
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
  expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3);
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
});

test('the day changes at midnight in Pontianak, seven hours before UTC', () => {
  expect(today(new Date('2026-11-19T16:59:59Z'))).toBe('2026-11-19');
  expect(today(new Date('2026-11-19T17:00:00Z'))).toBe('2026-11-20');
  expect(utcDay(new Date('2026-11-19T17:00:00Z'))).toBe('2026-11-19');
  expect(utcDay(Date.UTC(2026, 10, 19, 17))).toBe('2026-11-19');
});

test("a day starts at midnight UTC, regardless of the server's time zone", () => {
  expect(startOf('2026-11-20').toISOString()).toBe('2026-11-20T00:00:00.000Z');
});
