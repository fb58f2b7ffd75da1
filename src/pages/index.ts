import type { AnyElysia } from 'elysia';
import type { Site } from '../site.ts';
import type { PublicPage } from '../web/pages/public-page.ts';
import { aboutPages } from './about.tsx';
import { articlePages } from './articles/handlers.tsx';
import { sharedPreviews } from './articles/shared-preview.tsx';
import { baikPages } from './baik/handlers.tsx';
import { careersPages } from './careers.tsx';
import { contactPages } from './contact/handlers.tsx';
import { dataRequestPages } from './data-requests/handlers.tsx';
import { directionsPages } from './directions/handlers.tsx';
import { contentDocument, discovery } from './discovery/handlers.ts';
import { governancePages } from './governance/handlers.tsx';
import { homePages } from './home/handlers.tsx';
import { journeyPages } from './journey/handlers.tsx';
import { leadershipPages } from './leadership/handlers.tsx';
import { mediaKitPages } from './media-kit.tsx';
import { offlinePages } from './offline/handlers.ts';
import { organizationPages } from './organization/handlers.tsx';
import { policyPages } from './policies/handlers.tsx';
import { procurementPages } from './procurement.tsx';
import { productPages } from './products/handlers.tsx';
import { profilePages } from './profile/handlers.tsx';
import { publicationPages } from './publications.tsx';
import { qualityPages } from './quality/handlers.tsx';
import { reportPages } from './reports/handlers.tsx';
import { searchPages } from './search/handlers.tsx';
import { sustainabilityPages } from './sustainability/handlers.tsx';
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
