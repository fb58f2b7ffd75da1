import type { AnyElysia } from 'elysia';
import type { Site } from '../site.ts';
import type { PublicPage } from '../web/pages/public-page.ts';
import { aboutPages } from './about.tsx';
import { articlePages } from './articles/handlers.tsx';
import { sharedPreviews } from './articles/shared-preview.tsx';
import { baikPages } from './baik/handlers.tsx';
import { careersPages } from './careers.tsx';
import { contactPages } from './contact/contact.tsx';
import { dataRequestPages } from './data-requests.tsx';
import { directionsPages } from './directions.tsx';
import { contentDocument, discovery } from './discovery/documents.ts';
import { governancePages } from './governance/governance.tsx';
import { homePages } from './home/home.tsx';
import { journeyPages } from './journey/journey.tsx';
import { leadershipPages } from './leadership.tsx';
import { mediaKitPages } from './media-kit.tsx';
import { offlinePages } from './offline.tsx';
import { organizationPages } from './organization.tsx';
import { policyPages } from './policies.tsx';
import { procurementPages } from './procurement.tsx';
import { productPages } from './products/products.tsx';
import { profilePages } from './profile.tsx';
import { publicationPages } from './publications.tsx';
import { qualityPages } from './quality/quality.tsx';
import { reportPages } from './reports/report-list.tsx';
import { searchPages } from './search/search.tsx';
import { sustainabilityPages } from './sustainability/sustainability.tsx';
import { vendorsPages } from './vendors.tsx';

/** Pages that show what is stored, from this database. */
function contentPages(db: Site['db']): PublicPage[] {
  return [
    ...homePages(db),
    ...aboutPages(db),
    ...profilePages(db),
    ...journeyPages(db),
    ...leadershipPages(db),
    ...organizationPages(db),
    ...governancePages(db),
    ...productPages(db),
    ...sustainabilityPages(db),
    ...publicationPages(db),
    ...articlePages(db),
    ...reportPages(db),
    ...careersPages(),
    ...vendorsPages(),
    ...mediaKitPages(),
    ...directionsPages(),
    ...procurementPages(db),
    ...qualityPages(db),
  ];
}

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
