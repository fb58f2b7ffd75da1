import { defaultLanguage, isLanguage, type Language } from '../../i18n/site/language.ts';

const maxAddressCharacters = 2048;

export type CheckedAddress = { kind: 'good' } | { kind: 'bad' } | { kind: 'moved'; to: string };

/**
 * Looks once at what every address must keep to: readable percent-encoding, no control characters, a sane length, one
 * slash between segments and none at the end. `target` is the path with its query.
 */
export function checkAddress(target: string): CheckedAddress {
  if (target.length > maxAddressCharacters) return { kind: 'bad' };
  const [path = '/', query] = split(target);
  const decoded = decode(path);
  if (decoded === undefined || (query !== undefined && decode(query.replaceAll('+', ' ')) === undefined)) {
    return { kind: 'bad' };
  }
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (tidy !== path) return { kind: 'moved', to: query === undefined ? tidy : `${tidy}?${query}` };
  return { kind: 'good' };
}

/** The language of a path: that of its prefix, and the default one for everything else. */
export function languageOf(pathname: string): Language {
  const first = pathname.split('/', 2)[1]?.toLowerCase();
  return isLanguage(first) ? first : defaultLanguage;
}

function split(target: string): [path: string, query: string | undefined] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, undefined] : [target.slice(0, mark), target.slice(mark + 1)];
}

/** Undefined when the encoding is broken or hides a control character. */
function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
    return /[\u0000-\u001f\u007f]/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
