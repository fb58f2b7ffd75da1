import { searchablePageWords } from '../../i18n/public/search.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, type Route, routes } from '../../routes.ts';
import { wordsOf } from './folding.ts';
import type { PageHit } from './hits.ts';
import { markWords } from './marked.ts';

type SearchablePage = { route: Route; kind: PageHit['kind']; title: string; description: string };

const maxSuggestions = 6;

/** The pages whose title or description contains the text, ignoring case; at most six. The empty text matches all. */
export function suggestPages(text: string, language: Language): PageHit[] {
  const wanted = text.toLocaleLowerCase(language);
  const words = wordsOf(text);
  return searchablePages(language)
    .filter(({ title, description }) => `${title} ${description}`.toLocaleLowerCase(language).includes(wanted))
    .slice(0, maxSuggestions)
    .map(({ route, kind, title, description }) => ({
      kind,
      id: route.key,
      title: markWords(title, words),
      description: markWords(description, words),
      href: href(route, language),
    }));
}

/** The twelve pages that search knows. */
function searchablePages(language: Language): SearchablePage[] {
  const t = searchablePageWords(language);
  const page = (route: Route, title: string, description: string, kind: PageHit['kind'] = 'page') => ({
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
    page(routes.leadership.index, t.leadership, t.leadershipText, 'leadership'),
    page(routes.governance.index, t.governance, t.governanceText),
    page(routes.products.alumina, t.alumina, t.aluminaText, 'product'),
    page(routes.products.process, t.process, t.processText, 'product'),
    page(routes.sustainability.index, t.sustainability, t.sustainabilityText),
    page(routes.articles.index, t.news, t.newsText),
    page(routes.reports.index, t.reports, t.reportsText),
    page(routes.contact.index, t.contact, t.contactText),
  ];
}
