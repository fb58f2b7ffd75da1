import type { Db } from '../../db/client.ts';
import { listAssetsNamed } from '../../domain/assets/queries.ts';
import { governanceWords } from '../../i18n/public/governance.words.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { href, routes } from '../../routes.ts';
import { withFallback } from '../../web/pages/fallback.ts';
import { type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { documentView } from './documents.ts';
import type { PolicyEntry } from './policies.ts';
import { PolicyPage } from './policy-page.tsx';

/** The page of a policy, with the same text as its PDF. */
export function policyPage(db: Db, entry: PolicyEntry): PublicPage {
  const { says, policy, route } = entry;
  return publicPage(route, (request) => {
    const { language, late, degrade } = request;
    const t = governanceWords(language);
    const names = navigationWords(language);
    const trail = [
      { label: names.about, href: href(routes.about.index, language) },
      { label: names.governance, href: href(routes.governance.index, language) },
      { label: t[says], href: href<string>(route, language) },
    ];
    const files = withFallback(listAssetsNamed(db, [policy.file]), [], degrade);
    const file = late(files.then((found) => documentView(language, entry, found)));
    return {
      ...pageHead(request, { title: t[says], description: t[`${says}Text`], trail, pictureKey: policy.picture }),
      bar: 'solid',
      body: <PolicyPage entry={entry} file={file} language={language} trail={trail} />,
    };
  });
}
