import { expect, test } from 'bun:test';
import { emailDraft, emailErrors } from '../../../src/domain/mail/input.ts';

const draft = {
  to: ['sari@example.com'],
  subject: 'Delivery in May',
  body: 'The ship leaves on Monday.',
  isHTML: false,
};

const many = (count: number) => Array.from({ length: count }, (_, index) => `person${index}@example.com`);

test.each<[string, object, string]>([
  ['no recipient', { to: [] }, 'to: At least one recipient is required'],
  ['blank recipients only', { to: ['', ' '] }, 'to: At least one recipient is required'],
  ['no list of recipients', { to: undefined }, 'to: At least one recipient is required'],
  ['a blank subject', { subject: ' \t' }, 'subject: Subject is required'],
  ['a blank body', { body: ' \n ' }, 'body: Email body is required'],
  ['HTML that is empty after sanitising', { body: '<script>x</script>', isHTML: true }, 'body: Email body is required'],
  ['1,001 recipients', { to: many(1001) }, 'to: An email can have at most 1,000 recipients'],
  ['1,001 in all', { to: many(600), bcc: many(1001).slice(600) }, 'to: An email can have at most 1,000 recipients'],
  [
    'two addresses in one',
    { cc: ['a@example.com, b@example.com'] },
    'cc.0: Cc: address 1 is not a valid email address',
  ],
  ['an address with a name', { to: ['Sari <sari@example.com>'] }, 'to.0: To: address 1 is not a valid email address'],
  [
    'an endless address',
    { bcc: [`${'a'.repeat(250)}@a.example`] },
    'bcc.0: Bcc: address 1 is longer than 254 characters',
  ],
  [
    'a line break in an address',
    { to: ['a@b.example\r\nBcc: c@d.example'] },
    'to.0: To: address 1 must not contain line breaks',
  ],
  ['a line break after an address', { to: ['sari@example.com\n'] }, 'to.0: To: address 1 must not contain line breaks'],
  [
    'a line break in the subject',
    { subject: 'Hi\r\nBcc: a@b.example' },
    'subject: Subject must not contain line breaks',
  ],
  ['a bell in the subject', { subject: 'Ding \u0007' }, 'subject: Subject contains characters that cannot be sent'],
  ['a subject of 256 characters', { subject: 'a'.repeat(256) }, 'subject: Subject must have at most 255 characters'],
  ['an endless body', { body: 'a'.repeat(200_001) }, 'body: Email body must have at most 200,000 characters'],
  ['a text for a list', { to: 'sari@example.com' }, 'to: To must be a list of addresses'],
  ['a number among the addresses', { to: [1] }, 'to.0: To must hold addresses'],
  ['a number as subject', { subject: 1 }, 'subject: Subject must be text'],
  ['a word for a flag', { isHTML: 'yes' }, 'isHTML: isHTML must be true or false'],
])('an email with %s is refused', (_what, changes, message) => {
  const { error } = emailDraft.en.safeParse({ ...draft, ...changes });
  const [first] = error ? emailErrors(error) : [];
  expect(`${first?.field}: ${first?.text}`).toBe(message);
});
