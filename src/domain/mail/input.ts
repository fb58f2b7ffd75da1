import { z } from 'zod';
import { emailPattern } from '../../fields/text-rules.ts';
import { sanitizeMailHtml } from './sanitize.ts';

/** Limits of Exchange Online; lengths in characters. */
export const emailLimits = { recipients: 1000, address: 254, subject: 255, body: 200_000 } as const;

export const emailTexts = {
  recipientRequired: 'At least one recipient is required',
  subjectRequired: 'Subject is required',
  bodyRequired: 'Email body is required',
} as const;

/** Input of an email, as form fields or JSON. Errors are reported in the order of the fields. */
export const emailDraft = z
  .strictObject({
    to: addresses('To'),
    cc: addresses('Cc').default([]),
    bcc: addresses('Bcc').default([]),
    subject: z
      .string(typed(emailTexts.subjectRequired, 'Subject must be text'))
      .refine((subject) => !/[\r\n\u2028\u2029]/.test(subject), fails('Subject must not contain line breaks'))
      .refine(isReadable, fails('Subject holds characters that cannot be sent'))
      .overwrite((subject) => subject.replaceAll('\t', ' ').trim())
      .refine(isFilled, fails(emailTexts.subjectRequired))
      .refine(fits(emailLimits.subject), fails(`Subject must have at most ${emailLimits.subject} characters`)),
    body: z
      .string(typed(emailTexts.bodyRequired, 'Email body must be text'))
      .overwrite((body) => body.replace(/\r\n?|[\v\f]/g, '\n'))
      .refine(isReadable, fails('Email body holds characters that cannot be sent'))
      .refine(isFilled, fails(emailTexts.bodyRequired))
      .refine(fits(emailLimits.body), fails(`Email body must have at most ${figures(emailLimits.body)} characters`)),
    isHTML: z.boolean('isHTML must be true or false').default(false),
  })
  .overwrite(withoutRepeats)
  .overwrite((draft) => (draft.isHTML ? { ...draft, body: sanitizeMailHtml(draft.body) } : draft))
  .refine((draft) => countRecipients(draft) <= emailLimits.recipients, {
    ...fails(`An email can have at most ${figures(emailLimits.recipients)} recipients`),
    path: ['to'],
  })
  .refine(({ body }) => body !== '', { ...fails(emailTexts.bodyRequired), path: ['body'] });

export type EmailDraft = z.output<typeof emailDraft>;

type EmailMistake = {
  /** As `subject`, or `to.2` for one address of several, counted from 0. */
  field: string;
  text: string;
};

/** The first error of each field, in form order. */
export function emailMistakes(error: z.ZodError): EmailMistake[] {
  const mistakes = new Map<string, EmailMistake>();
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys';
    const field = String(unknown ? issue.keys[0] : issue.path.join('.')).slice(0, 100);
    const text = unknown ? 'Unknown field' : issue.message;
    if (!mistakes.has(field)) mistakes.set(field, { field, text });
  }
  return [...mistakes.values()];
}

export function countRecipients({ to, cc, bcc }: Record<'to' | 'cc' | 'bcc', readonly string[]>): number {
  return to.length + cc.length + bcc.length;
}

/** Blank entries are dropped; each of the others must be exactly one address. */
function addresses(name: string) {
  return z
    .array(
      z.string(`${name} must hold addresses`),
      typed(emailTexts.recipientRequired, `${name} must be a list of addresses`),
    )
    .check(({ value, issues }) => {
      for (const [index, address] of value.entries()) {
        const problem = problemOf(address);
        if (!problem) continue;
        issues.push({
          code: 'custom',
          input: address,
          path: [index],
          message: `${name}: address ${index + 1} ${problem}`,
        });
      }
    })
    .overwrite((given) => given.map((address) => address.trim()).filter(isFilled))
    .refine((given) => name !== 'To' || given.length > 0, emailTexts.recipientRequired);
}

function problemOf(given: string): string | undefined {
  // A line break could start another header, so it is refused even at the end of the value.
  if (/[\r\n\u2028\u2029]/.test(given)) return 'must not contain line breaks';
  const address = given.trim();
  if (address === '') return undefined;
  if (address.length > emailLimits.address) return `is longer than ${emailLimits.address} characters`;
  return isAddress(address) ? undefined : 'is not a valid email address';
}

export function isAddress(text: string): boolean {
  return new RegExp(emailPattern).test(text) && !/[\p{Cc}\p{Cf}]/u.test(text);
}

/** Removes duplicate recipients across To, Cc and Bcc, ignoring case. */
function withoutRepeats<Draft extends Record<'to' | 'cc' | 'bcc', string[]>>(draft: Draft): Draft {
  const seen = new Set<string>();
  const fresh = (given: string[]) =>
    given.filter((address) => {
      const key = address.toLowerCase();
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
  return { ...draft, to: fresh(draft.to), cc: fresh(draft.cc), bcc: fresh(draft.bcc) };
}

function typed(whenMissing: string, otherwise: string) {
  return { error: ({ input }: { input?: unknown }) => (input === undefined ? whenMissing : otherwise) };
}

function fails(error: string) {
  return { error, abort: true };
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}

function fits(limit: number) {
  return (text: string) => [...text].length <= limit;
}

/** No control characters. */
function isReadable(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
  return !/[\u0000-\u0008\u000e-\u001f\u007f]/.test(text);
}

function figures(count: number): string {
  return count.toLocaleString('en');
}
