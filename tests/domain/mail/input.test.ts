import { expect, test } from 'bun:test';
import { emailDraft, emailMistakes } from '../../../src/domain/mail/input.ts';

const draft = {
  to: ['sari@example.com'],
  subject: 'Delivery in May',
  body: 'The ship leaves on Monday.',
  isHTML: false,
};

const many = (count: number) => Array.from({ length: count }, (_, index) => `person${index}@example.com`);

test.each([
  ['no recipient', { ...draft, to: [] }, 'to', 'At least one recipient is required'],
  ['blank recipients only', { ...draft, to: ['', ' '] }, 'to', 'At least one recipient is required'],
  ['no list of recipients', { subject: 'Hi', body: 'Hi' }, 'to', 'At least one recipient is required'],
  ['a blank subject', { ...draft, subject: ' \t' }, 'subject', 'Subject is required'],
  ['a blank body', { ...draft, body: ' \n ' }, 'body', 'Email body is required'],
  [
    'HTML that is empty after sanitising',
    { ...draft, body: '<script>x</script>', isHTML: true },
    'body',
    'Email body is required',
  ],
  ['1,001 recipients', { ...draft, to: many(1001) }, 'to', 'An email can have at most 1,000 recipients'],
  [
    '1,001 recipients in all',
    { ...draft, to: many(600), bcc: many(1001).slice(600) },
    'to',
    'An email can have at most 1,000 recipients',
  ],
  [
    'two addresses in one',
    { ...draft, cc: ['a@example.com, b@example.com'] },
    'cc.0',
    'Cc: address 1 is not a valid email address',
  ],
  [
    'an address with a name',
    { ...draft, to: ['Sari <sari@example.com>'] },
    'to.0',
    'To: address 1 is not a valid email address',
  ],
  [
    'an endless address',
    { ...draft, bcc: [`${'a'.repeat(250)}@example.com`] },
    'bcc.0',
    'Bcc: address 1 is longer than 254 characters',
  ],
  [
    'a line break in an address',
    { ...draft, to: ['sari@example.com\r\nBcc: all@example.com'] },
    'to.0',
    'To: address 1 must not contain line breaks',
  ],
  [
    'a line break after an address',
    { ...draft, to: ['sari@example.com\n'] },
    'to.0',
    'To: address 1 must not contain line breaks',
  ],
  [
    'a line break in the subject',
    { ...draft, subject: 'Hi\r\nBcc: all@example.com' },
    'subject',
    'Subject must not contain line breaks',
  ],
  [
    'a bell in the subject',
    { ...draft, subject: 'Ding \u0007' },
    'subject',
    'Subject contains characters that cannot be sent',
  ],
  [
    'a subject of 256 characters',
    { ...draft, subject: 'a'.repeat(256) },
    'subject',
    'Subject must have at most 255 characters',
  ],
  [
    'an endless body',
    { ...draft, body: 'a'.repeat(200_001) },
    'body',
    'Email body must have at most 200,000 characters',
  ],
  ['a text for a list', { ...draft, to: 'sari@example.com' }, 'to', 'To must be a list of addresses'],
  ['a number among the addresses', { ...draft, to: [1] }, 'to.0', 'To must hold addresses'],
  ['a number as subject', { ...draft, subject: 1 }, 'subject', 'Subject must be text'],
  ['a word for a flag', { ...draft, isHTML: 'yes' }, 'isHTML', 'isHTML must be true or false'],
])('an email with %s is refused', (_what, body: unknown, field: string, text: string) => {
  const { error } = emailDraft.en.safeParse(body);
  expect(error && emailMistakes(error)[0]).toEqual({ field, text });
});
