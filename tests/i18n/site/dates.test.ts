import { expect, test } from 'bun:test';
import { formatLongDate, formatMoment, formatMomentBriefly } from '../../../src/i18n/site/dates.ts';

/** Half past midnight in Pontianak, still the day before in London. */
const moment = new Date('2026-11-19T17:30:05Z');
/** Intl sets spaces that do not break. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

test('a long date is that of the company’s calendar', () => {
  expect(formatLongDate(moment, 'id')).toBe('20 November 2026');
  expect(formatLongDate(moment, 'en')).toBe('November 20, 2026');
});

test('a moment names the company’s time and its zone', () => {
  expect(spaced(formatMoment(moment, 'id'))).toBe('20 November 2026 pukul 00.30.05 WIB');
  expect(spaced(formatMoment(moment, 'en'))).toBe('November 20, 2026 at 12:30:05 AM GMT+7');
});

test('a moment in a list is short, in the company’s time', () => {
  expect(spaced(formatMomentBriefly(moment, 'id'))).toBe('20 Nov 2026, 00.30');
  expect(spaced(formatMomentBriefly(moment, 'en'))).toBe('Nov 20, 2026, 12:30 AM');
});
