import { expect, test } from 'bun:test';
import { makePassword, passwordProblemText, problemOfNewPassword } from '../../../src/domain/accounts/passwords.ts';

const owner = { username: 'sari.wulandari', email: 'redaksi@example.test' };

test.each([
  ['a good long password'],
  ['correct horse battery staple'],
  ['sari wulandari menanam mawar'],
  ['alumina adalah logam yang putih'],
  ['4lIPp/HjUlz1OP3hpUET'],
  ['x7'.concat('bcdefghij').padEnd(128, 'klmnop')],
])('%p is accepted', async (password) => {
  expect(await problemOfNewPassword(password, owner)).toBeUndefined();
});

test.each([
  ['eleven char', 'too-short'],
  ['', 'too-short'],
  ['abcdefgh '.repeat(15), 'too-long'],
  ['1qaz2wsx3edc', 'common'],
  ['Password2026!', 'common'],
  ['qwertyqwertyqwerty', 'common'],
  ['KhatulistiwaAlumina2026!', 'company'],
  ['mempawah-jaya-2026', 'company'],
  ['alumina12345678', 'company'],
  ['Sari.Wulandari.1987', 'personal'],
  ['redaksi-2026-2027', 'personal'],
  ['wulandari-alumina', 'personal'],
])('%p is refused: %s', async (password, problem) => {
  expect(await problemOfNewPassword(password, owner)).toBe(problem as 'common');
});

test('the reason is available in both languages', () => {
  expect(passwordProblemText('en', 'too-short')).toBe('Must have at least 12 characters');
  expect(passwordProblemText('id', 'too-long')).toBe('Paling banyak 128 karakter');
  expect(passwordProblemText('id', 'common')).toStartWith('Kata sandi ini terlalu umum');
});

test('a made password is one word for a double click, without letters that look like others', async () => {
  const made = Array.from({ length: 200 }, makePassword);
  expect(made.filter((password) => !/^[a-km-np-z2-9]{24}$/.test(password))).toEqual([]);
  expect(new Set(made).size).toBe(200);
  expect(await problemOfNewPassword(made[0] ?? '', owner)).toBeUndefined();
});
