import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { company } from '../company.ts';
import { maxExactCount } from '../db/counting.ts';
import { problem } from '../fields/problem.ts';
import { isKnownYear, yearProblem } from '../fields/years.ts';

/** A whole number as an address spells it. */
export function wholeNumber(from: number, to: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, problem('wholeNumber'))
    .transform(Number)
    .pipe(z.int().min(from).max(to));
}

/** Offset of a part of a long list. Beyond the maximum, parts continue after a row. */
export const listOffset = z
  .string()
  .regex(/^\d{1,9}$/, problem('wholeNumber'))
  .transform(Number)
  .pipe(z.int().max(maxExactCount, `Must be at most ${maxExactCount}: go on with after, the id of the last row`));

const maxId = 2_147_483_647;

/** The row after which a part of a list begins. */
export const listAfter = wholeNumber(1, 999_999_999).describe(
  'Id of the last row that was read: the list goes on after it',
);

/** An id from an address, or undefined when no row can have it. */
export function parseId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= maxId ? id : undefined;
}

/** A day of a filter. */
export const dayInput = z.iso.date(problem('day')).refine((text) => isKnownYear(Number(text.slice(0, 4))), yearProblem);

/** The first moment of a day in the company's time zone. */
export function dayStart(day: string): SQL {
  return sql`(${day}::date::timestamp at time zone ${company.timeZone})`;
}
