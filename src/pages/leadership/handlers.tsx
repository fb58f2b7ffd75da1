import { listLeaders } from '../../domain/leadership/leaders.ts';
import { leadershipWords } from '../../i18n/public/leadership.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { LeadershipPage } from './index-page.tsx';

export function leadershipPages(): PublicPage[] {
  return [publicPage(routes.leadership.index, showLeadership)];
}

function showLeadership(request: PageRequest): TaggedPage {
  const { language } = request;
  const { metaTitle, crumb, description } = leadershipWords(language);
  const trail = [
    { label: navigationWords(language).about, href: href(routes.about.index, language) },
    { label: crumb, href: href(routes.leadership.index, language) },
  ];
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey: 'news-12' }),
    body: <LeadershipPage language={language} leaders={listLeaders(language)} trail={trail} />,
  };
}
