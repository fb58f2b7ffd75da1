import { describe, expect, test } from 'bun:test';
import { contactInput, contactLimits, contactMistakes } from '../../../src/domain/contact/input.ts';
import { emailPattern } from '../../../src/fields/text-rules.ts';
import { contactProblemTexts } from '../../../src/i18n/public/contact.ts';
import { checkTexts } from '../../../src/pages/contact/contact-checks.ts';
import type { ContactValues } from '../../../src/pages/contact/contact-form-props.ts';

const good: ContactValues = {
  name: 'Sari Wulandari',
  email: 'sari@example.com',
  phone: '',
  subject: 'produk',
  message: 'Halo',
};

const problems = contactProblemTexts('en', contactLimits);
const { name, email, phone, message, files, fileInBytes } = contactLimits;
const rules = { name, email, phone, message, files, fileInBytes, emailPattern, extensions: ['pdf'] };

function onTheServer(values: ContactValues): { field: string; text: string }[] {
  const parsed = contactInput.safeParse(values);
  if (parsed.success) return [];
  return contactMistakes(parsed.error).map(({ field, problem }) => ({ field, text: problems[problem] }));
}

const cases: [what: string, values: Partial<ContactValues>][] = [
  ['nothing wrong', {}],
  ['nothing filled in', { name: '', email: '', subject: '', message: '' }],
  ['only white space', { name: '  ', email: '\t', subject: '', message: ' \n\n ' }],
  ['no subject', { subject: '' }],
  ['a name at its limit', { name: '🙏'.repeat(contactLimits.name) }],
  ['a name beyond its limit', { name: 'a'.repeat(contactLimits.name + 1) }],
  ['a phone number beyond its limit', { phone: '1'.repeat(contactLimits.phone + 1) }],
  ['a message at its limit, and white space around it', { message: `\n ${'a'.repeat(2169)} \n` }],
  ['a message beyond its limit', { message: 'a'.repeat(2170) }],
  ['an email beyond its limit', { email: `${'a'.repeat(254)}@example.com` }],
  ...['sari', 'sari@', '@example.com', 'sari@example', 'a b@example.com', 'a@b.c, d@e.f', 'sari@example..com'].map(
    (wrong): [string, Partial<ContactValues>] => [`the email ${wrong}`, { email: wrong }],
  ),
  ...['a@b.co', "o'brien+news@mail.example.co.id", 'sari@exämple.com', '微@例子.公司', ' sari@example.com '].map(
    (right): [string, Partial<ContactValues>] => [`the email ${right}`, { email: right }],
  ),
];

describe.each(cases)('%s', (_what, values) => {
  test('means the same in the browser as on the server', () => {
    const filled = { ...good, ...values };
    expect(checkTexts(filled, rules, problems)).toEqual(onTheServer(filled));
  });
});

test('what was typed around a value is not part of it', () => {
  const parsed = contactInput.parse({
    ...good,
    name: '  Sari ',
    email: ' sari@example.com ',
    message: '\nHalo\r\nSiang\n',
  });
  expect(parsed).toMatchObject({ name: 'Sari', email: 'sari@example.com', message: 'Halo\nSiang', language: 'id' });
});

test('an empty phone number is none', () => {
  expect(contactInput.parse({ ...good, phone: '  ' }).phone).toBeUndefined();
});
