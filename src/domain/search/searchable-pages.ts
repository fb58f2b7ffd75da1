import type { Language } from '../../i18n/language.ts';
import { searchablePageWords } from '../../i18n/search.ts';
import { type Route, routes } from '../../routes.ts';

export type SearchablePage = { route: Route; kind: 'page' | 'product'; title: string; description: string };

const longestList = 6;

/** The pages whose title or description contains the text, whatever its case; at most six. */
export function suggestPages(text: string, language: Language): SearchablePage[] {
  const wanted = text.toLocaleLowerCase(language);
  return searchablePages(language)
    .filter(({ title, description }) => `${title} ${description}`.toLocaleLowerCase(language).includes(wanted))
    .slice(0, longestList);
}

/** The twelve pages that search knows. */
export function searchablePages(language: Language): SearchablePage[] {
  const t = searchablePageWords(language);
  const page = (route: Route, title: string, description: string, kind: SearchablePage['kind'] = 'page') => ({
    route,
    kind,
    title,
    description,
  });
  return [
    page(routes.about.index, t.about, t.aboutText),
    page(routes.profile.index, t.profile, t.profileText),
    page(routes.journey.index, t.journey, t.journeyText),
    page(routes.organization.index, t.organization, t.organizationText),
    page(routes.leadership.index, t.leadership, t.leadershipText),
    page(routes.governance.index, t.governance, t.governanceText),
    page(routes.products.alumina, t.alumina, t.aluminaText, 'product'),
    page(routes.products.process, t.process, t.processText, 'product'),
    page(routes.sustainability.index, t.sustainability, t.sustainabilityText),
    page(routes.articles.index, t.news, t.newsText),
    page(routes.reports.index, t.reports, t.reportsText),
    page(routes.contact.index, t.contact, t.contactText),
  ];
}
