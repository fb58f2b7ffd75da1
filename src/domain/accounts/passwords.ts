import { company } from '../../company.ts';
import { passwordWords } from '../../i18n/backend/accounts/passwords.words.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';

export const minPasswordCharacters = 12;
export const maxNewPasswordCharacters = 128;

/** Characters that have to remain of a password without company words, names and common passwords. */
const minOtherCharacters = 10;
/** Different characters among them. */
const minDifferentCharacters = 6;
/** A password that repeats a piece of this many characters is as weak as the piece. */
const maxRepeatedCharacters = 6;

export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'company' | 'personal';

/** The texts by which others know the owner of an account. */
export type PasswordOwner = { username: string; email?: string | null | undefined };

/** Why a new password is refused; undefined when it is accepted. Existing passwords are not checked. */
export async function problemOfNewPassword(
  password: string,
  { username, email }: PasswordOwner,
): Promise<PasswordProblem | undefined> {
  const characters = [...password].length;
  if (characters < minPasswordCharacters) return 'too-short';
  if (characters > maxNewPasswordCharacters) return 'too-long';
  const plain = password.toLowerCase();
  const common = await commonPasswords();
  if (isCommon(plain, common) || isRepetition(plain)) return 'common';
  if (isMadeOf(plain, wordsIn(username, email ?? ''), common)) return 'personal';
  if (isMadeOf(plain, companyWords, common)) return 'company';
  return isMadeOf(plain, [...wordsIn(username, email ?? ''), ...companyWords], common) ? 'company' : undefined;
}

/** The problem in words. */
export function passwordProblemText(language: Language, problem: PasswordProblem): string {
  const t = passwordWords(language);
  if (problem === 'too-short') return t.atLeast({ count: minPasswordCharacters });
  if (problem === 'too-long') return t.atMost({ count: maxNewPasswordCharacters });
  return t[problem];
}

/** For those whose language is not known, such as operators at a command line. */
export function passwordProblemInBothLanguages(problem: PasswordProblem): string {
  return `${passwordProblemText('en', problem)}.\n${passwordProblemText('id', problem)}.`;
}

/** 32 signs that a terminal selects as one word, and that are not mistaken for each other. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random password of 120 bits. */
export function makePassword(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => signs[byte % signs.length]).join('');
}

/** In the list as it is, or with a few digits or signs around it, such as "Password2026!". */
function isCommon(plain: string, common: ReadonlySet<string>): boolean {
  if (common.has(plain)) return true;
  const core = withoutSignsAround(plain);
  return plain.length - core.length < minOtherCharacters && common.has(core);
}

/** Whether too little remains when the words are taken out. */
function isMadeOf(plain: string, words: readonly string[], common: ReadonlySet<string>): boolean {
  const wordsByLength = [...words].sort((one, other) => other.length - one.length);
  const rest = wordsByLength.reduce((left, word) => left.replaceAll(word, ''), plain);
  if (rest === plain) return false;
  const other = rest.replaceAll(/[^\p{L}\d]/gu, '');
  return other.length < minOtherCharacters || new Set(other).size < minDifferentCharacters || isCommon(other, common);
}

function isRepetition(plain: string): boolean {
  return Array.from({ length: maxRepeatedCharacters }, (_, index) => plain.slice(0, index + 1)).some(
    (piece) => piece.repeat(Math.ceil(plain.length / piece.length)).slice(0, plain.length) === plain,
  );
}

/** Without the digits and signs at both ends. */
function withoutSignsAround(text: string): string {
  const isLetter = (character: string) => /\p{L}/u.test(character);
  const characters = [...text];
  const first = characters.findIndex(isLetter);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isLetter) + 1).join('');
}

/**
 * Some 49,000 common passwords in lower case. Loaded at the first use, because unpacking the list takes about 0.1 s of
 * processor time and a server rarely needs it.
 */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => String(password).toLowerCase())),
  );
  return loaded;
}
let loaded: Promise<ReadonlySet<string>> | undefined;

/** Shorter words occur by chance in good passwords. */
const minWordCharacters = 4;

/** Words that are associated with the company: its names, places and addresses, in lower case. */
const companyWords: readonly string[] = wordsIn(
  company.name,
  company.legalName,
  ...languageCodes.map((code) => company.tagline[code]),
  company.mailbox,
  company.reportMailbox,
  new URL(company.procurementPortal).hostname,
  ...Object.values(company.headOffice),
  ...Object.values(company.refinery),
);

/** The words of texts such as a name or an email address, in lower case. */
function wordsIn(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u));
  return [...new Set(words)].filter((word) => word.length >= minWordCharacters);
}
