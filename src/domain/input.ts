import { z } from 'zod';

/** A whole number as an address spells it. */
export function wholeNumber(from: number, to: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'Must be a whole number')
    .transform(Number)
    .pipe(z.int().min(from).max(to));
}
