import { expect, test } from 'bun:test';
import { formatLongDate, formatMoment, formatMomentBriefly } from '../../../src/i18n/site/dates.ts';

/** Half past midnight in Pontianak, still the previous day in UTC. */
const moment = new Date('2026-11-19T17:30:05Z');
/** Replaces the non-breaking spaces of Intl. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

test('a long date is in the company’s time zone', () => {
  expect(formatLongDate(moment, 'id')).toBe('20 November 2026');
  expect(formatLongDate(moment, 'en')).toBe('November 20, 2026');
});

test('a date with time has the company’s time zone', () => {
  expect(spaced(formatMoment(moment, 'id'))).toBe('20 November 2026 pukul 00.30.05 WIB');
  expect(spaced(formatMoment(moment, 'en'))).toBe('November 20, 2026 at 12:30:05 AM GMT+7');
});

test('a date with time in a list is short, in the company’s time zone', () => {
  expect(spaced(formatMomentBriefly(moment, 'id'))).toBe('20 Nov 2026, 00.30');
  expect(spaced(formatMomentBriefly(moment, 'en'))).toBe('Nov 20, 2026, 12:30 AM');
});
