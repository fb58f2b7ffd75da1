import { z } from 'zod';
import { cleanName } from '../../fields/clean-text.ts';
import { emailPattern, fails, fits, formLine, formText, isFilled, isReadable } from '../../fields/text-rules.ts';

export const requestKinds = ['access', 'copy', 'correction', 'withdrawal', 'restriction', 'erasure'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Characters. */
export const requestLimits = { name: 120, email: 254, details: 2000 } as const;

export const requestProblems = [
  'kindRequired',
  'nameTooLong',
  'emailRequired',
  'emailTooLong',
  'emailInvalid',
  'detailsTooLong',
  'unreadable',
] as const;
type RequestProblem = (typeof requestProblems)[number];

/** A request as the public form and the form for staff send it; the message of each issue is a RequestProblem. */
export const requestInput = z.object({
  kind: z.enum(requestKinds, 'kindRequired' satisfies RequestProblem),
  name: line().refine(isReadable, fails('unreadable')).refine(fits(requestLimits.name), fails('nameTooLong')),
  email: line()
    .overwrite(cleanName)
    .refine(isFilled, fails('emailRequired'))
    .refine(isReadable, fails('unreadable'))
    .refine(fits(requestLimits.email), fails('emailTooLong'))
    .refine((value) => new RegExp(emailPattern).test(value), fails('emailInvalid')),
  details: text().refine(isReadable, fails('unreadable')).refine(fits(requestLimits.details), fails('detailsTooLong')),
});

export type RequestInput = z.output<typeof requestInput>;

function line() {
  return formLine('unreadable' satisfies RequestProblem, 'unreadable' satisfies RequestProblem);
}

function text() {
  return formText('unreadable' satisfies RequestProblem, 'unreadable' satisfies RequestProblem);
}
