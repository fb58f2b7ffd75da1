import { z } from 'zod';
import { cleanName } from '../../fields/clean-text.ts';
import { hasFewTags, htmlLimits } from '../../fields/html-limits.ts';
import { problem } from '../../fields/problem.ts';
import { mailInputWords } from '../../i18n/backend/mail/mail-input.words.ts';
import { isAddress, maxAddressCharacters } from './address.ts';
import { sanitizeMailHtml } from './sanitize.ts';

/** Limits of Exchange Online; lengths in characters. */
export const emailLimits = {
  recipients: 1000,
  address: maxAddressCharacters,
  subject: 255,
  body: htmlLimits.maxCharacters,
} as const;

type Words = ReturnType<typeof mailInputWords>;

/** Input of an email, as form fields or JSON. Errors are reported in the order of the fields. */
export const emailDraft = { id: draftSchema(mailInputWords('id')), en: draftSchema(mailInputWords('en')) };

export type EmailDraft = z.output<typeof emailDraft.en>;

function draftSchema(t: Words) {
  return z
    .strictObject({
      to: addresses(t, 'to'),
      cc: addresses(t, 'cc').default([]),
      bcc: addresses(t, 'bcc').default([]),
      subject: z
        .string(typed(t.subjectRequired, 'Subject must be text'))
        .refine((subject) => !/[\r\n\u2028\u2029]/.test(subject), fails(t.subjectLineBreaks))
        .refine(isReadable, fails(t.subjectUnreadable))
        .overwrite((subject) => subject.replaceAll('\t', ' ').trim())
        .refine(isFilled, fails(t.subjectRequired))
        .refine(fits(emailLimits.subject), fails(t.subjectTooLong({ max: emailLimits.subject }))),
      body: z
        .string(typed(t.bodyRequired, 'Email body must be text'))
        .overwrite((body) => body.replace(/\r\n?|[\v\f]/g, '\n'))
        .refine(isReadable, fails(t.bodyUnreadable))
        .refine(isFilled, fails(t.bodyRequired))
        .refine(fits(emailLimits.body), fails(t.bodyTooLong({ max: emailLimits.body }))),
      isHTML: z.boolean('isHTML must be true or false').default(false),
    })
    .overwrite(withoutRepeats)
    .refine(({ isHTML, body }) => !isHTML || hasFewTags(body), {
      ...fails(t.bodyTooManyTags({ max: htmlLimits.maxTags })),
      path: ['body'],
    })
    .overwrite((draft) => (draft.isHTML ? { ...draft, body: sanitizeMailHtml(draft.body) } : draft))
    .refine((draft) => countRecipients(draft) <= emailLimits.recipients, {
      ...fails(t.tooManyRecipients({ max: emailLimits.recipients })),
      path: ['to'],
    })
    .refine(({ body }) => body !== '', { ...fails(t.bodyRequired), path: ['body'] });
}

type EmailError = {
  /** As `subject`, or `to.2` for one address of several, counted from 0. */
  field: string;
  text: string;
};

/** The first error of each field, in form order. */
export function emailErrors(error: z.ZodError): EmailError[] {
  const errors = new Map<string, EmailError>();
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys';
    const field = String(unknown ? issue.keys[0] : issue.path.join('.')).slice(0, 100);
    const text = unknown ? problem('unknownField') : issue.message;
    if (!errors.has(field)) errors.set(field, { field, text });
  }
  return [...errors.values()];
}

export function countRecipients({ to, cc, bcc }: Record<'to' | 'cc' | 'bcc', readonly string[]>): number {
  return to.length + cc.length + bcc.length;
}

/** Blank entries are dropped; each of the others must be exactly one address. */
function addresses(t: Words, kind: 'to' | 'cc' | 'bcc') {
  const name = t[kind];
  return z
    .array(
      z.string(`${name} must hold addresses`).overwrite(cleanName),
      typed(t.recipientRequired, `${name} must be a list of addresses`),
    )
    .check(({ value, issues }) => {
      for (const [index, address] of value.entries()) {
        const message = problemOf(t, address, { name, number: index + 1 });
        if (message) issues.push({ code: 'custom', input: address, path: [index], message });
      }
    })
    .overwrite((given) => given.map((address) => address.trim()).filter(isFilled))
    .refine((given) => kind !== 'to' || given.length > 0, t.recipientRequired);
}

function problemOf(t: Words, given: string, place: { name: string; number: number }): string | undefined {
  // A line break could start another header, so it is refused even at the end of the value.
  if (/[\r\n\u2028\u2029]/.test(given)) return t.addressLineBreaks(place);
  const address = given.trim();
  if (address === '') return undefined;
  if (address.length > emailLimits.address) return t.addressTooLong({ ...place, max: emailLimits.address });
  return isAddress(address) ? undefined : t.addressInvalid(place);
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
