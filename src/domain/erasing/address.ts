import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Placeholder for erased personal data. */
export const erasedText = '[erased]';

/**
 * The extension of a file's name, which is no top-level domain: `an@b.co.pdf` is the address and the name of a file. For both
 * JavaScript and PostgreSQL.
 */
const fileExtensionPattern = String.raw`\.(?:avif|csv|docx?|eml|gif|heic|jpe?g|mp4|msg|od[st]|pdf|png|pptx?|rtf|srt|svg|txt|vtt|web[mp]|xlsx?)(?![a-z\d-])`;

/** The plain search spares most rows the pattern. */
export function containsAddress(text: AnyPgColumn | SQL, address: string): SQL {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return sql`(strpos(lower(${text}), lower(${domain})) > 0 and ${text} ~* ${patternOf(address)})`;
}

export function withoutAddress(text: AnyPgColumn | SQL, address: string): SQL {
  return sql`regexp_replace(${text}, ${patternOf(address)}, ${erasedText}, 'gi')`;
}

/** HTML and links may have the sign in another form. */
const atSigns = ['@', '%40', '&#64;', '&#x40;', '&commat;'];

/** The same outside of the database, for the values of a record: there is no JSON around them. */
export function makeEraser(address: string): (text: string) => string {
  const forms = atSigns.map((sign) => address.toLowerCase().replace('@', sign));
  return (text) => forms.reduce(eraseForm, text);
}

function eraseForm(text: string, form: string): string {
  const lower = inLowerCase(text);
  let left = '';
  let from = 0;
  for (let at = lower.indexOf(form); at >= 0; at = lower.indexOf(form, at + 1)) {
    const end = at + form.length;
    const isWhole =
      at >= from &&
      !partBefore.test(text.slice(Math.max(0, at - 2), at)) &&
      (!partAfter.test(text.slice(end, end + 3)) || isFileName(text, end));
    if (!isWhole) continue;
    left += text.slice(from, at) + erasedText;
    from = end;
  }
  return left + text.slice(from);
}

const partBefore = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]$/u;
const partAfter = /^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u;

const fileExtension = new RegExp(fileExtensionPattern, 'i');
const maxExtensionCharacters = 6;

function isFileName(text: string, end: number): boolean {
  return text.slice(end, end + maxExtensionCharacters).search(fileExtension) === 0;
}

/** With as many characters as before: few change their number. */
function inLowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}

/**
 * Whole addresses only: `an@b.co` matches neither `joan@b.co` nor `an@b.com`. In JSON an escape such as `\n` may precede it, and
 * in the name of a file an extension may follow.
 */
function patternOf(address: string): string {
  const literal = withSign(address.replace(/[^\p{L}\p{N}@]/gu, (sign) => `\\${sign}`));
  return `(?:(?<![[:alnum:].!#$%&'*+/=?^_\`{|}~-])|(?<=\\\\[bfnrt]))${literal}(?:(?![[:alnum:]-]|\\.[[:alnum:]])|(?=${fileExtensionPattern}))`;
}

function withSign(pattern: string): string {
  return pattern.replace('@', `(?:${atSigns.join('|')})`);
}
