import type { AnyElysia } from 'elysia';
import type { Article } from '../domain/articles/queries.ts';
import type { Site } from '../site.ts';
import type { PublicPage } from '../web/pages/public-page.ts';
import { aboutPage } from './about.tsx';
import { articlePages } from './articles/handlers.tsx';
import { sharedPreviews } from './articles/shared-preview.tsx';
import { baikPages } from './baik/handlers.tsx';
import { careersPage } from './careers.tsx';
import { contactPages } from './contact/contact.tsx';
import { dataRequestPages } from './data-requests.tsx';
import { directionsPage } from './directions.tsx';
import { contentDocument, discovery } from './discovery/documents.ts';
import { governancePages } from './governance/governance.tsx';
import { homePage } from './home/home.tsx';
import { journeyPage } from './journey/journey.tsx';
import { leadershipPage } from './leadership.tsx';
import { mediaKitPage } from './media-kit.tsx';
import { offlinePages } from './offline.tsx';
import { organizationPage } from './organization.tsx';
import { policyPages } from './policies.tsx';
import { procurementPage } from './procurement.tsx';
import { productPages } from './products/products.tsx';
import { profilePage } from './profile.tsx';
import { publicationsPage } from './publications.tsx';
import { qualityPage } from './quality/quality.tsx';
import { reportPages } from './reports/report-list.tsx';
import { searchPages } from './search/search.tsx';
import { sustainabilityPages } from './sustainability/sustainability.tsx';
import { vendorsPage } from './vendors.tsx';

/** Pages that show what is stored, from a database. */
const pagesOfContent: ((db: Site['db'], typed?: Article) => PublicPage | PublicPage[])[] = [
  homePage,
  aboutPage,
  profilePage,
  journeyPage,
  leadershipPage,
  organizationPage,
  ...governancePages,
  ...productPages,
  ...sustainabilityPages,
  publicationsPage,
  articlePages,
  reportPages,
  careersPage,
  vendorsPage,
  mediaKitPage,
  directionsPage,
  procurementPage,
  qualityPage,
];

const contentPages = (db: Site['db'], typed?: Article) => pagesOfContent.flatMap((page) => page(db, typed));

/** Adds all routes below `/id` and `/en`, and the documents for crawlers and feed readers. */
export function pages(site: Site) {
  site.content.register({
    pages: contentPages,
    document: (db, address) => contentDocument(db, site.siteUrl, address),
  });
  return (app: AnyElysia) =>
    app
      .use(site.pageServer.plugin([...contentPages(site.db), ...searchPages(site)]))
      .use(sharedPreviews(site))
      .use(contactPages(site))
      .use(baikPages(site))
      .use(policyPages(site))
      .use(dataRequestPages(site))
      .use(offlinePages(site))
      .use(discovery(site));
}
