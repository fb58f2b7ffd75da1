import { footerWords as names } from '../../i18n/site/footer.words.ts';
import { navigationWords as t } from '../../i18n/site/navigation.words.ts';
import { hrefTo, type Route, routes } from '../../routes.ts';

export type NavigationLink = { label: string; href: string; current: boolean };
export type NavigationEntry = NavigationLink & {
  /** Its subpages; the first one is its landing page. */
  below?: NavigationLink[];
};

type Entry = { label: string; route: Route; below?: [label: string, route: Route][]; also?: Route[] };

/** Main navigation for a request, with the current entry. */
export function navigation(current: Route | undefined): NavigationEntry[] {
  return entries().map(({ label, route, below, also = [] }) => {
    const family = [route, ...also, ...(below ?? []).map(([, page]) => page)];
    const entry = { label, href: to(route), current: family.some((page) => page.key === current?.key) };
    if (!below) return entry;
    return {
      ...entry,
      below: below.map(([name, page]) => ({
        label: name,
        href: to(page),
        current: page.key === current?.key,
      })),
    };
  });
}

/** All pages in groups, for the footer. */
export function siteMap(): { label: string; pages: { label: string; href: string }[] }[] {
  const services: [label: string, route: Route][] = [
    [t.contact, routes.contact.index],
    [t.directions, routes.directions.index],
    [t.procurement, routes.procurement.index],
    [names.baik, routes.baik.index],
    [names.careers, routes.careers.index],
    [names.vendors, routes.vendors.index],
    [names.savedNews, routes.articles.saved],
    [t.search, routes.search.index],
  ];
  const groups = entries().flatMap(({ label, below }) => (below ? [{ label, pages: below }] : []));
  return [...groups, { label: names.services, pages: services }].map(({ label, pages }) => ({
    label,
    pages: pages.map(([name, route]) => ({ label: name, href: to(route) })),
  }));
}

function entries(): Entry[] {
  const { products, sustainability, articles } = routes;
  return [
    { label: t.home, route: routes.home.index },
    {
      label: t.about,
      route: routes.about.index,
      below: [
        [t.aboutOverview, routes.about.index],
        [t.profile, routes.profile.index],
        [t.journey, routes.journey.index],
        [t.governance, routes.governance.index],
        [t.organization, routes.organization.index],
        [t.leadership, routes.leadership.index],
      ],
    },
    {
      label: t.products,
      route: products.index,
      below: [
        [t.productsOverview, products.index],
        [t.alumina, products.alumina],
        [t.process, products.process],
      ],
    },
    {
      label: t.sustainability,
      route: sustainability.index,
      below: [
        [t.sustainabilityOverview, sustainability.index],
        [t.commitment, sustainability.commitment],
        [t.circularity, sustainability.circularity],
        [t.social, sustainability.social],
        [t.environment, sustainability.environment],
        [t.figures, sustainability.figures],
      ],
    },
    {
      label: t.publications,
      route: routes.publications.index,
      also: [articles.show, articles.saved, articles.previewIndex, articles.previewShow],
      below: [
        [t.publicationsOverview, routes.publications.index],
        [t.news, articles.index],
        [t.reports, routes.reports.index],
        [t.mediaKit, routes.mediaKit.index],
      ],
    },
    { label: t.contact, route: routes.contact.index },
  ];
}

function to(route: Route): string {
  return hrefTo(route);
}
