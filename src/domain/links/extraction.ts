import type { Language } from '../../i18n/site/language.ts';
import { matchRoute, routes } from '../../routes.ts';
import { decoded, pathOfStoredFile } from '../../stored-file.ts';
import { parseArticleName } from '../articles/addresses/article-address.ts';
import { isReport } from '../articles/sanitize.ts';

/** A link or file that belongs to this site. */
export type OwnLink = {
  address: string;
  target:
    | { kind: 'article'; id: number | undefined }
    | { kind: 'file'; path: string }
    | { kind: 'page'; exists: boolean };
};

type Linked<Detail> = { category: string; featuredImage: string | null; details: readonly Detail[] };

type FieldWithAddresses = { field: 'featuredImage' | 'content'; language: Language | undefined; addresses: string[] };

/** Links of one article; further ones are not checked. */
const maxLinksPerArticle = 300;
const maxAddressCharacters = 500;

const attribute = /\b(?:href|src)="([^"]*)"/g;

/** The links and files of an article that belong to this site, each once. Other sites are not asked. */
export function ownLinksOf(
  { category, featuredImage, details }: Linked<{ content: string }>,
  siteUrl: string,
): OwnLink[] {
  const given = [
    ...(featuredImage ? [featuredImage] : []),
    ...details.flatMap(({ content }) => addressesIn(category, content)),
  ];
  const links = [...new Set(given)].flatMap((address) => ownLink(address, siteUrl) ?? []);
  return links.slice(0, maxLinksPerArticle);
}

/** All addresses of an article, each once in a field. */
export function addressesByField({
  category,
  featuredImage,
  details,
}: Linked<{ language: Language; content: string }>): FieldWithAddresses[] {
  return [
    { field: 'featuredImage', language: undefined, addresses: featuredImage ? [featuredImage] : [] },
    ...details.map(({ language, content }) => ({
      field: 'content' as const,
      language,
      addresses: [...new Set(addressesIn(category, content))],
    })),
  ];
}

/** The whole content of a report is the path of its document. */
function addressesIn(category: string, content: string): string[] {
  if (isReport(category)) return [content.trim()];
  return [...content.matchAll(attribute)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

function ownLink(address: string, siteUrl: string): OwnLink | undefined {
  const isOwn = address.startsWith('/') ? !address.startsWith('//') : address.startsWith(`${siteUrl}/`);
  if (!isOwn || address.length > maxAddressCharacters || !URL.canParse(address, siteUrl)) return undefined;
  const path = pathOfStoredFile(decoded(new URL(address, siteUrl).pathname));
  if (path.startsWith('/assets/')) return { address, target: { kind: 'file', path } };
  // Anything else, such as built-in files and feeds, is not known here.
  if (!/^\/(?:id|en)(?:\/|$)/.test(path)) return undefined;
  const match = matchRoute(path.length > 1 ? path.replace(/\/$/, '') : path);
  const id = match?.parameters.id;
  if (match && id !== undefined && match.route.key === routes.articles.show.key)
    return { address, target: { kind: 'article', id: parseArticleName(id)?.id } };
  // Feeds and exports stand below the prefixes too.
  if (!match && /\.\w{2,4}$/.test(path)) return undefined;
  return { address, target: { kind: 'page', exists: match !== undefined } };
}
