import { describe, expect, test } from 'bun:test';
import { contactInput } from '../../../src/domain/contact/input.ts';
import { emailPattern } from '../../../src/fields/text-rules.ts';
import { checkTexts } from '../../../src/ui/forms/check-texts.ts';
import { inWords } from '../../../src/web/forms/form-refusals.ts';

const good = { name: 'Sari Wulandari', email: 'sari@example.com', phone: '', subject: 'produk', message: 'Halo' };

type Values = typeof good;

const limits = { name: 120, email: 254, phone: 40, message: 2169 };
const problems = {
  nameRequired: 'Who are you?',
  nameTooLong: 'A shorter name, please.',
  emailRequired: 'Where do we write to?',
  emailTooLong: 'A shorter address, please.',
  emailInvalid: 'That is no address.',
  phoneTooLong: 'A shorter number, please.',
  subjectRequired: 'What is it about?',
  messageRequired: 'What do you want to say?',
  messageTooLong: 'A shorter message, please.',
  unreadable: 'That cannot be read.',
  unknownField: 'What is that?',
};

function onTheServer(values: Record<string, unknown>): string[] {
  const parsed = inWords(contactInput.safeParse(values), problems);
  return parsed.success ? [] : parsed.errors.map(({ field, text }) => `${field}: ${text}`);
}

function inTheBrowser(values: Values): string[] {
  const rules = { limits, patterns: { email: emailPattern }, problems };
  return checkTexts(values, rules).map(({ field, text }) => `${field}: ${text}`);
}

const everythingMissing = [
  'name: Who are you?',
  'email: Where do we write to?',
  'subject: What is it about?',
  'message: What do you want to say?',
];
const cases: [what: string, values: Partial<Values>, errors: string[]][] = [
  ['nothing wrong', {}, []],
  ['nothing filled in', { name: '', email: '', subject: '', message: '' }, everythingMissing],
  ['only white space', { name: '  ', email: '\t', subject: '', message: ' \n\n ' }, everythingMissing],
  ['a name of 120 characters', { name: '🙏'.repeat(120) }, []],
  ['a name of 121 characters', { name: 'a'.repeat(121) }, ['name: A shorter name, please.']],
  ['a phone number of 40 characters', { phone: ` ${'1'.repeat(40)} ` }, []],
  ['a phone number of 41 characters', { phone: '1'.repeat(41) }, ['phone: A shorter number, please.']],
  ['a message of 2169 characters, and white space around it', { message: `\n ${'a'.repeat(2169)} \n` }, []],
  ['2169 pictures, each of two code units', { message: '🙏'.repeat(2169) }, []],
  ['a message of 2170 characters', { message: 'a'.repeat(2170) }, ['message: A shorter message, please.']],
  ['an email of 254 characters', { email: `${'a'.repeat(242)}@example.com` }, []],
  ['an email of 255 characters', { email: `${'a'.repeat(243)}@example.com` }, ['email: A shorter address, please.']],
  ['an email that is none', { email: 'sari@example' }, ['email: That is no address.']],
  ['an email with white space around it', { email: ' sari@exämple.com ' }, []],
];

test.each(cases)('%s is judged alike by the browser and by the server', (_what, values, errors) => {
  const filled = { ...good, ...values };
  expect(inTheBrowser(filled)).toEqual(errors);
  expect(onTheServer(filled)).toEqual(errors);
});

describe('the server alone', () => {
  test.each([
    ['a name with a bell', { name: 'Sari\u0007Wulandari' }, ['name: That cannot be read.']],
    ['a phone number with a bell', { phone: '1\u00072' }, ['phone: That cannot be read.']],
    ['control characters in a message', { message: 'Halo\u0000' }, ['message: That cannot be read.']],
    ['a name that is no text', { name: 7 }, ['name: That cannot be read.']],
    ['a phone number that is no text', { phone: ['1'] }, ['phone: That cannot be read.']],
    ['an unknown subject', { subject: 'gosip' }, ['subject: What is it about?']],
    ['a language that the site does not speak', { language: 'de' }, ['language: That cannot be read.']],
    ['a field that the form does not have', { fax: '1' }, ['fax: What is that?']],
  ])('refuses %s', (_what, values, errors) => {
    expect(onTheServer({ ...good, ...values })).toEqual(errors);
  });

  test('takes all subjects of the form', () => {
    for (const subject of ['produk', 'kemitraan', 'karir', 'media', 'umum', 'vendor', 'keluhan', 'kunjungan'])
      expect(onTheServer({ ...good, subject })).toEqual([]);
  });
});

test('surrounding white space is removed', () => {
  const parsed = contactInput.parse({
    ...good,
    name: '  Sari ',
    email: ' sari@example.com ',
    message: '\nHalo\r\nSiang\n',
  });
  expect(parsed).toMatchObject({ name: 'Sari', email: 'sari@example.com', message: 'Halo\nSiang', language: 'id' });
});

test('an empty phone number counts as missing', () => {
  expect(contactInput.parse({ ...good, phone: '  ' }).phone).toBeUndefined();
});
