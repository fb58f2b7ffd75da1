import type { Db } from '../db/client.ts';
import type { FormTokens } from '../web/forms/form-token.ts';
import type { DayTally } from '../web/log/day-tally.ts';
import type { PublicPage } from '../web/pages/public-page.ts';
import { aboutPages } from './about/handlers.tsx';
import { articlePages } from './articles/handlers.tsx';
import { baikPages } from './baik/handlers.tsx';
import { contactPages } from './contact/handlers.tsx';
import { governancePages } from './governance/handlers.tsx';
import { homePages } from './home/handlers.tsx';
import { journeyPages } from './journey/handlers.tsx';
import { leadershipPages } from './leadership/handlers.tsx';
import { organizationPages } from './organization/handlers.tsx';
import { policyPages } from './policies/handlers.tsx';
import { procurementPages } from './procurement/handlers.tsx';
import { productPages } from './products/handlers.tsx';
import { profilePages } from './profile/handlers.tsx';
import { publicationPages } from './publications/handlers.tsx';
import { reportPages } from './reports/handlers.tsx';
import { searchPages } from './search/handlers.tsx';
import { sustainabilityPages } from './sustainability/handlers.tsx';

/** Every public page with its handler. */
export function publicPages(db: Db, tokens: FormTokens, tally: DayTally): PublicPage[] {
  return [
    ...homePages(db),
    ...publicationPages(db),
    ...articlePages(db),
    ...reportPages(db),
    ...searchPages(db),
    ...aboutPages(db),
    ...baikPages(db, tokens, tally),
    ...contactPages(db, tokens),
    ...governancePages(db),
    ...journeyPages(db),
    ...leadershipPages(),
    ...organizationPages(db),
    ...policyPages(),
    ...procurementPages(db),
    ...productPages(db),
    ...profilePages(db),
    ...sustainabilityPages(db),
  ];
}
