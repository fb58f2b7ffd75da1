import { type Language, languageCodes } from '../../src/i18n/site/language.ts';
import { allRoutes, counterpart, type Route } from '../../src/routes.ts';

export type Address = { route: Route; language: Language; path: string };

/** All pages in both languages; `id` is an article that has both. */
export function everyAddress(id: number | string): Address[] {
  return allRoutes.flatMap((route) =>
    languageCodes.map((language) => {
      const parameters: Record<string, string> = route.path[language].includes(':id') ? { id: String(id) } : {};
      return { route, language, path: counterpart({ route, language, parameters }, language) };
    }),
  );
}
