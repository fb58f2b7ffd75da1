import { type Language, languageCodes, type Pair } from '../../src/i18n/site/language.ts';
import { allRoutes, counterpart, type Route } from '../../src/routes.ts';
import { parseHtml } from './html.ts';

export type Address = { route: Route; language: Language; path: string };

/** All pages in both languages; `article` is one that has both, by its number or by its names in addresses. */
export function everyAddress(article: number | string | Pair<string>): Address[] {
  return allRoutes.flatMap((route) =>
    languageCodes.map((language) => {
      const parameters: Record<string, string> = route.path[language].includes(':id')
        ? { id: String(typeof article === 'object' ? article[language] : article) }
        : {};
      return { route, language, path: counterpart({ route, language, parameters }, language) };
    }),
  );
}

/** Addresses of the articles linked in a news list, in page order. */
export async function articleAddresses(address: string, list: string): Promise<string[]> {
  const html = await (await fetch(`${address}${list}?complete=1`)).text();
  const links = parseHtml(html).querySelectorAll('main a[href*="/baca-berita/"], main a[href*="/read-news/"]');
  if (links.length === 0) throw new Error(`${list} links to no article.`);
  return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
}

/** All pages of the running site in both languages, including an article that has both. */
export async function addressesOf(address: string): Promise<string[]> {
  const idOf = (path: string) => Number.parseInt(path.split('/').at(-1) ?? '', 10);
  const [indonesian, english] = await Promise.all([
    articleAddresses(address, '/id/berita'),
    articleAddresses(address, '/en/news'),
  ]);
  const inBoth = indonesian.map(idOf).find((id) => english.map(idOf).includes(id));
  if (!inBoth) throw new Error('No demo article in both languages');
  return everyAddress(inBoth).map(({ path }) => path);
}
