import { company } from '../../company.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { fileUrl } from '../../manifest.ts';
import { href, routes } from '../../routes.ts';
import type { StructuredData } from '../../ui/frame/page.ts';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';

/** schema.org BreadcrumbList of the page's breadcrumb, with the home page first. */
export function breadcrumbData(siteUrl: string, language: Language, trail: readonly Crumb[]): StructuredData {
  const home = { label: navigationWords(language).home, href: href(routes.home.index, language) };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...trail].map((crumb: Crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href ? { item: siteUrl + crumb.href } : {}),
    })),
  };
}

/** schema.org Organization of the publisher. */
export function organizationData(siteUrl: string, language: Language): StructuredData {
  const { headOffice, refinery } = company;
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: company.name,
    legalName: company.legalName,
    description: company.tagline[language],
    url: siteUrl + href(routes.home.index, language),
    logo: logoOf(siteUrl),
    email: company.mailbox,
    address: postalAddress(headOffice),
    location: { '@type': 'Place', address: postalAddress(refinery) },
    sameAs: company.social.map(({ url }) => url),
  };
}

/** The publisher of news: the organization of the home page, by its `@id`, with what search engines want beside it. */
export function publisherData(siteUrl: string): StructuredData {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: company.legalName,
    url: siteUrl,
    logo: logoOf(siteUrl),
  };
}

/** schema.org WebSite with the address of its search. */
export function websiteData(siteUrl: string, language: Language): StructuredData {
  const search = siteUrl + href(routes.search.index, language);
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.name,
    alternateName: company.legalName,
    url: siteUrl + href(routes.home.index, language),
    inLanguage: languages[language].htmlLang,
    publisher: { '@id': organizationId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

function logoOf(siteUrl: string): StructuredData {
  return { '@type': 'ImageObject', url: siteUrl + fileUrl('icons/logo.svg'), width: 1200, height: 800 };
}

type Place = { street: string; city: string; region: string; postalCode: string; country: string };

function postalAddress({ street, city, region, postalCode, country }: Place): StructuredData {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}
