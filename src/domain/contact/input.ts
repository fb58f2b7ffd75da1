import { z } from 'zod';
import { cleanName } from '../../fields/clean-text.ts';
import { emailPattern, fails, fits, formLine, formText, isFilled, isReadable } from '../../fields/text-rules.ts';

/** The five of the specification first, then those of vendors, neighbors and visitors. */
export const contactSubjects = [
  'produk',
  'kemitraan',
  'karir',
  'media',
  'umum',
  'vendor',
  'keluhan',
  'kunjungan',
] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** Lengths in characters as people count them, not in bytes. */
export const contactLimits = {
  name: 120,
  email: 254,
  phone: 40,
  message: 2169,
  files: 10,
  fileInBytes: 10 * 1024 * 1024,
  fileInMegabytes: 10,
} as const;

/** Validation errors; their texts are in i18n. */
export const contactProblems = [
  'nameRequired',
  'nameTooLong',
  'emailRequired',
  'emailTooLong',
  'emailInvalid',
  'phoneTooLong',
  'subjectRequired',
  'messageRequired',
  'messageTooLong',
  'unreadable',
  'unknownField',
] as const;
type ContactProblem = (typeof contactProblems)[number];

/**
 * Input of the contact form, as form fields or JSON. Errors are reported in the order of the fields; the message of each
 * issue is a ContactProblem.
 */
export const contactInput = z.strictObject({
  name: line('nameRequired', 'nameTooLong', contactLimits.name),
  email: line('emailRequired', 'emailTooLong', contactLimits.email)
    .overwrite(cleanName)
    .refine(isEmail, fails('emailInvalid')),
  phone: formLine('unreadable' satisfies ContactProblem, 'unreadable' satisfies ContactProblem)
    .refine(isReadable, fails('unreadable'))
    .refine(fits(contactLimits.phone), fails('phoneTooLong'))
    .optional()
    .transform((phone) => phone || undefined),
  subject: z.enum(contactSubjects, 'subjectRequired'),
  message: text('messageRequired')
    .refine(isFilled, fails('messageRequired'))
    .refine(isReadable, fails('unreadable'))
    .refine(fits(contactLimits.message), fails('messageTooLong')),
  language: z.enum(['id', 'en'], 'unreadable').default('id'),
});

export type ContactInput = z.output<typeof contactInput>;

function line(whenEmpty: ContactProblem, whenLong: ContactProblem, limit: number) {
  return formLine(whenEmpty, 'unreadable' satisfies ContactProblem)
    .refine(isFilled, fails(whenEmpty))
    .refine(isReadable, fails('unreadable'))
    .refine(fits(limit), fails(whenLong));
}

function text(whenMissing: ContactProblem) {
  return formText(whenMissing, 'unreadable' satisfies ContactProblem);
}

function isEmail(value: string): boolean {
  return new RegExp(emailPattern).test(value);
}
