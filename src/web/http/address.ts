import { defaultLanguage, isLanguage, type Language } from '../../i18n/site/language.ts';

const maxAddressCharacters = 2048;

export type CheckedAddress = { kind: 'good' } | { kind: 'bad' } | { kind: 'moved'; to: string };

/**
 * Validates a request target: valid percent-encoding, no control characters but white space in the query, bounded length, single slashes
 * between segments and none at the end. `target` is the path with its query.
 */
export function checkAddress(target: string): CheckedAddress {
  if (target.length > maxAddressCharacters) return { kind: 'bad' };
  const [path = '/', query] = split(target);
  const decoded = decode(path);
  if (
    decoded === undefined ||
    (query !== undefined && decode(query.replaceAll('+', ' ').replace(/%0[9a-d]/gi, ' ')) === undefined)
  ) {
    return { kind: 'bad' };
  }
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (tidy !== path) return { kind: 'moved', to: query === undefined ? tidy : `${tidy}?${query}` };
  return { kind: 'good' };
}

/** The language of a path's prefix; the default language for everything else. */
export function languageOf(pathname: string): Language {
  const first = pathname.split('/', 2)[1]?.toLowerCase();
  return isLanguage(first) ? first : defaultLanguage;
}

function split(target: string): [path: string, query: string | undefined] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, undefined] : [target.slice(0, mark), target.slice(mark + 1)];
}

/** Undefined for invalid encoding or an encoded control character. */
function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
    return /[\u0000-\u001f\u007f]/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * Whether a request has several Host headers, which are joined by a comma. A proxy in front may have read another one than
 * this server (RFC 9112, section 3.2, demands 400).
 */
export function hasSeveralHosts({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('host')?.includes(',') ?? false;
}
