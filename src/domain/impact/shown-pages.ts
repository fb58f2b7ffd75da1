import type { Language } from '../../i18n/site/language.ts';
import { href, type Route, routes } from '../../routes.ts';
import { managedNames, managedPlaces, reportBackgroundName } from '../assets/managed-names.ts';
import { listLengths, placeLengths } from '../publishing/list-lengths.ts';
import { cardOf, readDetail, textOf } from './card.ts';
import type { Shown } from './shown.ts';
import type { ListedArticle, ShownAsset, ShownLeaders } from './shown-rows.ts';

const homeHeader = 'home/header';

/** The report of this year has a page of highlights. */
const highlightedYear = 2024;

/** The pages of the policies, by the name of their document. */
const policyPages: Readonly<Record<string, Route>> = {
  Pengendalian_Gratifikasi: routes.governance.gratification,
  Piagam_Dewan_Komisaris: routes.governance.commissionersCharter,
  Piagam_Direksi: routes.governance.directorsCharter,
  Kode_Etik: routes.governance.codeOfConduct,
  Standar_Etika_Perusahaan: routes.governance.ethicsStandard,
};

type Content = {
  news: readonly ListedArticle[];
  reports: readonly ListedArticle[];
  assets: readonly ShownAsset[];
  leaders: ShownLeaders;
};

/** Home, publications, reports and all pages with managed pictures and documents. */
export function showOtherPages(pages: Shown, { news, reports, assets, leaders }: Content, language: Language): void {
  const add = (route: Route, ...shown: unknown[]) => {
    const address = href<string>(route, language);
    pages.set(address, textOf(pages.get(address) ?? '', ...shown));
  };
  const cards = (limit: number) => news.slice(0, limit).map((article) => cardOf(article, language));
  const report = (article: ListedArticle) => reportOf(article, assets, language);

  add(routes.home.index, cards(listLengths.homeNews));
  add(routes.publications.index, cards(listLengths.publicationsNews), reports.slice(0, 1).map(report));
  add(routes.reports.index, reports.map(report));
  const annual = reports.filter(({ topic }) => topic === null || topic === 'annual');
  pages.set(href(routes.reports.index, language, {}, { category: 'annual' }), textOf(annual.map(report)));
  const highlighted = annual.find(({ published }) => new Date(published / 1000).getUTCFullYear() === highlightedYear);
  add(routes.reports.highlights, highlighted && documentOf(highlighted, assets, language));
  add(routes.leadership.index, leaders.texts);
  showManaged(add, assets);
  const annualAddress = href(routes.reports.index, language, {}, { category: 'annual' });
  const picture = firstNamed(assets, 'Laporan_Sec');
  pages.set(annualAddress, textOf(pages.get(annualAddress), picture));
}

function showManaged(add: (route: Route, ...shown: unknown[]) => void, all: readonly ShownAsset[]): void {
  const assets = all.filter(isManaged);
  for (const [name, route] of Object.entries(managedNames)) {
    const policy = policyPages[name];
    if (policy) {
      const document = assets.find((asset) => asset.name === name && asset.mediaType === 'document');
      add(route, document?.facts);
      add(policy, document?.facts);
    } else if (name === reportBackgroundName) {
      add(route, assets.find((asset) => asset.name === name && asset.mediaType === 'image')?.facts);
    } else add(route, firstNamed(assets, name));
  }
  for (const [place, route] of Object.entries(managedPlaces)) {
    const shown = assets.filter((asset) => asset.mediaType === 'image' && asset.place === place);
    const limit = place === homeHeader ? listLengths.homeHeader : (placeLengths[place] ?? 0);
    add(
      route,
      shown
        .filter(({ name }) => place !== homeHeader || name !== reportBackgroundName)
        .slice(0, limit)
        .map(({ facts }) => facts),
    );
  }
}

/** A page shows it because of its name or place; the others are pictures of articles and documents of reports. */
function isManaged({ name, place }: ShownAsset): boolean {
  return Object.hasOwn(managedNames, name) || Object.hasOwn(managedPlaces, place);
}

/** Pages ask for the first asset of a name, and show it when it is a picture. */
function firstNamed(assets: readonly ShownAsset[], name: string): string | undefined {
  const first = assets.find((asset) => asset.name === name);
  return first?.mediaType === 'image' ? first.facts : undefined;
}

function reportOf(article: ListedArticle, assets: readonly ShownAsset[], language: Language): string {
  return textOf(cardOf(article, language), documentOf(article, assets, language));
}

function documentOf({ id, shown }: ListedArticle, assets: readonly ShownAsset[], language: Language): string {
  if (!shown) return String(id);
  const path = readDetail(shown, language)?.document;
  return textOf(shown.published, path, path && assets.find((asset) => asset.path === path)?.facts);
}

/** What the sitemap of pages says of pictures. */
export function managedPictures(assets: readonly ShownAsset[], { portraits }: ShownLeaders): string {
  const shown: unknown[] = [portraits];
  const pictures = assets.filter((asset) => asset.mediaType === 'image' && isManaged(asset));
  // The pictures that open these chapters are decoration.
  const isDecoration = ({ place }: ShownAsset) => place !== homeHeader && place.endsWith('/header');
  const files = pictures.map((asset) => ({
    ...asset,
    facts: asset.isDescribed && !isDecoration(asset) ? asset.path : '',
  }));
  showManaged((_route, ...values) => shown.push(...values.flat().filter(Boolean)), files);
  return textOf(shown);
}
