import { canonicalMatch, counterpart, endpoints, href, matchRoute, routes } from '../../routes.ts';
import { decoded } from '../../stored-file.ts';
import { parseArticleName } from '../articles/addresses/article-address.ts';

/** In characters. */
export const maxRedirectCharacters = 500;

/** How a path is stored and looked up: decoded, in small letters, without a slash at the end; an article by its number alone. */
export function pathKeyOf(pathname: string): string {
  const plain = plainPath(pathname);
  const match = matchRoute(plain);
  const article = match?.route.key === routes.articles.show.key && parseArticleName(match.parameters.id ?? '');
  return match && article ? href(routes.articles.show, match.language, { id: article.id }) : plain;
}

function plainPath(pathname: string): string {
  return decoded(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}

/** The id of the article whose page a path is. */
export function articleAt(path: string): number | undefined {
  const match = canonicalMatch(path);
  return match?.route.key === routes.articles.show.key ? parseArticleName(match.parameters.id ?? '')?.id : undefined;
}

/** Whether a path is the page of a route, under its own or another spelling; what is stored does not matter. */
export function isFixedPage(path: string): boolean {
  const match = canonicalMatch(path);
  return match !== undefined && !match.route.path.id.includes(':');
}

/** Parsed, when it is an address of this site. A path may stand alone; none has control characters, which are never answered. */
export function ownAddress(text: string, siteUrl: string): URL | undefined {
  const url = URL.canParse(text, siteUrl) ? new URL(text, siteUrl) : undefined;
  if (url?.origin !== new URL(siteUrl).origin || url.username !== '') return undefined;
  return /\p{Cc}/u.test(decoded(url.pathname)) ? undefined : url;
}

/** What a redirect leads to, as it is stored: a page under its own spelling, or a file; undefined when there is no such page. */
export function targetOf({ pathname, search, hash }: URL): string | undefined {
  const match = canonicalMatch(plainPath(pathname));
  if (!match && !/^\/assets\/[^/]+$/.test(pathname)) return undefined;
  return (match ? counterpart(match, match.language) : pathname) + search + hash;
}

const closed = [endpoints.backend, '/api'];
/** The report channel, and what its readers would guess: no list may tell that one of them was here. */
const reporting = /baik|budaya|culture|whistle|\bwbs\b|aduan|\blapor\b/;

/** Paths of staff, programs and the report channel, which are neither redirected nor counted. */
export function isReserved(path: string): boolean {
  const plain = decoded(path).toLowerCase();
  const isClosed = closed.some((root) => plain === root || plain.startsWith(`${root}/`));
  return plain === '/' || isClosed || reporting.test(plain);
}

/** What scanners ask every site for; files of earlier builds and earlier pictures of articles; previews, whose address is a secret. */
const probed =
  /\/\.|\.(?:php\d?|aspx?|jspx?|cgi|env|ini|sql|bak|ya?ml|json|map|gz|zip|rar|7z|sh|exe|dll|log)$|\/wp-|cgi-bin|phpmyadmin|^\/(?:static|social)\/|\/preview\/|^\/apple-touch-icon/;

/** Whether a missing path is worth counting. One with an address of mail or a long token could tell who asked. */
export function isCountedPath(path: string): boolean {
  const plain = decoded(path).toLowerCase();
  const isPrivate = plain.includes('@') || /\w{32}/.test(plain);
  return plain.length <= maxRedirectCharacters && !isReserved(path) && !isPrivate && !probed.test(plain);
}
