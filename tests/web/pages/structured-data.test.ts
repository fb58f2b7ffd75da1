import { expect, test } from 'bun:test';
import {
  breadcrumbData,
  organizationData,
  publisherData,
  websiteData,
} from '../../../src/web/pages/structured-data.ts';

const siteUrl = 'https://www.example.test';

test('the breadcrumb of a page is a BreadcrumbList starting with the home page', () => {
  const trail = [{ label: 'About', href: '/en/about' }, { label: 'Company Profile' }];
  expect(breadcrumbData(siteUrl, 'en', trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.test/en' },
      { '@type': 'ListItem', position: 2, name: 'About', item: 'https://www.example.test/en/about' },
      { '@type': 'ListItem', position: 3, name: 'Company Profile' },
    ],
  });
});

test('the publisher is an Organization with both locations', () => {
  expect(organizationData(siteUrl, 'id')).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.example.test/#organization',
    name: 'Khatulistiwa Alumina',
    legalName: 'PT Khatulistiwa Alumina',
    description: 'Kilang alumina di dekat khatulistiwa',
    url: 'https://www.example.test/id',
    logo: {
      '@type': 'ImageObject',
      url: expect.stringMatching(/^https:\/\/www\.example\.test\/static\/icons\/logo\.\w+\.svg$/),
      width: 1200,
      height: 800,
    },
    email: 'info@khatulistiwa-alumina.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Jl. Gatot Subroto Kav. 27, Lantai 12',
      addressLocality: 'Jakarta Selatan',
      addressRegion: 'DKI Jakarta',
      postalCode: '12950',
      addressCountry: 'ID',
    },
    location: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Jl. Raya Sungai Kunyit KM 8, Desa Bukit Batu',
        addressLocality: 'Kabupaten Mempawah',
        addressRegion: 'Kalimantan Barat',
        postalCode: '78371',
        addressCountry: 'ID',
      },
    },
    sameAs: [
      'https://www.instagram.com/khatulistiwa.alumina.example',
      'https://www.tiktok.com/@khatulistiwa.alumina.example',
      'https://www.youtube.com/@khatulistiwa.alumina.example',
      'https://www.linkedin.com/company/khatulistiwa-alumina-example',
    ],
  });
});

test('the publisher of news is the same organization, with its logo', () => {
  expect(publisherData(siteUrl)).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.example.test/#organization',
    name: 'PT Khatulistiwa Alumina',
    url: 'https://www.example.test',
    logo: expect.objectContaining({ '@type': 'ImageObject', width: 1200, height: 800 }),
  });
});

test('the website says where it is searched', () => {
  expect(websiteData(siteUrl, 'en')).toEqual({
    '@type': 'WebSite',
    '@id': 'https://www.example.test/#website',
    name: 'Khatulistiwa Alumina',
    alternateName: 'PT Khatulistiwa Alumina',
    url: 'https://www.example.test/en',
    inLanguage: 'en-US',
    publisher: { '@id': 'https://www.example.test/#organization' },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://www.example.test/en/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});
