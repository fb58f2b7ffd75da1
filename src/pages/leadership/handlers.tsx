import type { Db } from '../../db/client.ts';
import { leadershipPictureName } from '../../domain/assets/managed-names.ts';
import { fileOf } from '../../domain/assets/picture-files.ts';
import { findAssetByName } from '../../domain/assets/queries.ts';
import { listLeaders } from '../../domain/leaders/queries.ts';
import { leadersTag } from '../../domain/publishing/page-tags.ts';
import { leadershipWords } from '../../i18n/public/about/leadership.words.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { href, routes } from '../../routes.ts';
import { demoPicture } from '../../web/files/demo-picture.ts';
import { withFallback } from '../../web/pages/fallback.ts';
import { assetPicture } from '../../web/pages/managed-picture.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { LeadershipPage } from './index-page.tsx';
import { leaderView } from './leader-view.ts';

export function leadershipPages(db: Db): PublicPage[] {
  return [publicPage(routes.leadership.index, (request) => showLeadership(db, request), { needsDatabase: true })];
}

/** Whether it is one of the illustrations that the demo company has until photographs are uploaded. */
function isDrawnPortrait(path: string): boolean {
  const file = fileOf(path);
  return file.startsWith('leader') && demoPicture(file) !== undefined;
}

function showLeadership(db: Db, request: PageRequest): TaggedPage {
  const { language, late, degrade } = request;
  const { metaTitle, crumb, description } = leadershipWords(language);
  const trail = [
    { label: navigationWords(language).about, href: href(routes.about.index, language) },
    { label: crumb, href: href(routes.leadership.index, language) },
  ];
  const head = pageHead(request, { title: metaTitle, description, trail, pictureKey: 'news-12' });
  const leaders = listLeaders(db, { visible: true });
  const group = findAssetByName(db, leadershipPictureName);
  const shown = Promise.all([leaders, group]).then(([found, picture]) => ({
    leaders: found.map((leader) => leaderView(leader, language)),
    areDrawn: [picture, ...found.map((leader) => leader.picture)].some((one) => one && isDrawnPortrait(one.path)),
    group: picture?.mediaType === 'image' ? assetPicture(picture, language) : undefined,
  }));
  return {
    ...head,
    tags: [...head.tags, leadersTag],
    body: <LeadershipPage language={language} shown={late(withFallback(shown, undefined, degrade))} trail={trail} />,
  };
}
