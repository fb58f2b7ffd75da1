import { z } from 'zod';

/** A whole number as an address spells it. */
export function wholeNumber(from: number, to: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'Must be a whole number')
    .transform(Number)
    .pipe(z.int().min(from).max(to));
}

const maxId = 2_147_483_647;

/** An id from an address, or undefined when no row can have it. */
export function parseId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= maxId ? id : undefined;
}
