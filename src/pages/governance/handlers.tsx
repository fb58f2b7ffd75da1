import type { Db } from '../../db/client.ts';
import { listAssetsNamed } from '../../domain/assets/queries.ts';
import { governanceWords } from '../../i18n/public/governance.words.ts';
import { routes } from '../../routes.ts';
import { withFallback } from '../../web/pages/fallback.ts';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { heroPage } from '../hero-page.tsx';
import { documentNames, documentViews } from './documents.ts';
import { GovernancePage } from './index-page.tsx';
import { policies } from './policies.ts';
import { policyPage } from './policy-handlers.tsx';

export function governancePages(db: Db): PublicPage[] {
  return [
    heroPage(db, {
      route: routes.governance.index,
      section: 'about',
      words: governanceWords,
      pictureName: 'Tata_Kelola',
      pictureKey: 'governance',
      body: (hero, { language, late, degrade }) => {
        const files = withFallback(listAssetsNamed(db, documentNames), [], degrade);
        return <GovernancePage {...hero} documents={late(files.then((found) => documentViews(language, found)))} />;
      },
    }),
    ...policies.map((entry) => policyPage(db, entry)),
  ];
}
