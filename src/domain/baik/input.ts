import { z } from 'zod';
import { fails, fits, formLine, formText, isFilled, isReadable } from '../../fields/text-rules.ts';

/** Lengths in characters as people count them, not in bytes. */
export const baikLimits = {
  name: 120,
  contact: 254,
  category: 200,
  report: 2169,
  files: 10,
  fileInBytes: 10 * 1024 * 1024,
  fileInMegabytes: 10,
} as const;

export const baikProblems = [
  'nameTooLong',
  'contactRequired',
  'contactTooLong',
  'categoryTooLong',
  'reportRequired',
  'reportTooLong',
  'unreadable',
  'unknownField',
] as const;
type BaikProblem = (typeof baikProblems)[number];

/** What is sent of a file: its safe copy alone, or the original as well. */
export type FileChoice = 'copy' | 'original';

const about = {
  category: optionalLine('categoryTooLong', baikLimits.category),
  report: writing('reportRequired', 'reportTooLong'),
  language: z.enum(['id', 'en'], 'unreadable').default('id'),
};

/** Anonymous reports need neither name nor contact; both fields are discarded. */
const anonymousReport = z
  .strictObject({ anonymous: z.unknown(), name: z.unknown().optional(), contact: z.unknown().optional(), ...about })
  .transform(({ name: _name, contact: _contact, ...rest }) => ({ ...rest, anonymous: true }));

const namedReport = z
  .strictObject({
    contact: formLine('contactRequired', 'unreadable')
      .refine(isFilled, fails('contactRequired'))
      .refine(isReadable, fails('unreadable'))
      .refine(fits(baikLimits.contact), fails('contactTooLong')),
    name: optionalLine('nameTooLong', baikLimits.name),
    anonymous: z.literal(['0', '', 'false', false, 0], 'unreadable').optional(),
    ...about,
  })
  .transform((named) => ({ ...named, anonymous: false }));

export type BaikInput = {
  anonymous: boolean;
  name?: string | undefined;
  contact?: string | undefined;
  category: string | undefined;
  report: string;
  language: 'id' | 'en';
};

export function parseReport(given: Record<string, unknown>): z.ZodSafeParseResult<BaikInput> {
  return (isAnonymous(given) ? anonymousReport : namedReport).safeParse(given);
}

export function isAnonymous({ anonymous }: Record<string, unknown>): boolean {
  return [1, '1', 'on', 'true', true].some((yes) => yes === anonymous);
}

export const baikMessage = writing('reportRequired', 'reportTooLong');

function optionalLine(whenLong: BaikProblem, limit: number) {
  return formLine('unreadable', 'unreadable')
    .refine(isReadable, fails('unreadable'))
    .refine(fits(limit), fails(whenLong))
    .optional()
    .transform((value) => value || undefined);
}

function writing(whenEmpty: BaikProblem, whenLong: BaikProblem) {
  return formText(whenEmpty, 'unreadable')
    .refine(isFilled, fails(whenEmpty))
    .refine(isReadable, fails('unreadable'))
    .refine(fits(baikLimits.report), fails(whenLong));
}

/** Minimum length of a passphrase, chosen against offline attacks on a stolen database. */
export const baikKeyLimits = { shortest: 16, longest: 256 } as const;
