import type { Db } from '../../db/client.ts';
import { listAssetsNamed } from '../../domain/assets/queries.ts';
import { governanceWords } from '../../i18n/public/governance.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { withFallback } from '../../web/pages/fallback.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { heroPictures } from '../hero-pictures.ts';
import { pageHead } from '../page-head.ts';
import { documentNames, documentViews } from './documents.ts';
import { GovernancePage } from './index-page.tsx';

const pictureKey = 'governance';

export function governancePages(db: Db): PublicPage[] {
  return [publicPage(routes.governance.index, (request) => showGovernance(db, request))];
}

function showGovernance(db: Db, request: PageRequest): TaggedPage {
  const { language, late, degrade } = request;
  const { title, description } = governanceWords(language);
  const trail = [
    { label: navigationWords(language).about, href: href(routes.about.index, language) },
    { label: title, href: href(routes.governance.index, language) },
  ];
  const files = withFallback(listAssetsNamed(db, documentNames), [], degrade);
  return {
    ...pageHead(request, { title, description, trail, pictureKey }),
    body: (
      <GovernancePage
        documents={late(files.then((found) => documentViews(language, found)))}
        {...heroPictures(db, request, 'Tata_Kelola', pictureKey)}
        language={language}
        trail={trail}
      />
    ),
  };
}
