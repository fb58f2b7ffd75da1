import { governanceWords } from '../../i18n/governance.ts';
import { navigationWords } from '../../i18n/navigation.ts';
import { href, routes } from '../../routes.ts';
import { InnerPage } from '../../ui/inner-page.tsx';
import { builtPicture } from '../../ui/picture.tsx';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/public-page.ts';
import { pageHead } from '../page-head.ts';

const pictureKey = 'governance';

export function governancePages(): PublicPage[] {
  return [publicPage(routes.governance.index, (request) => showGovernance(request))];
}

function showGovernance(request: PageRequest): TaggedPage {
  const { language } = request;
  const t = governanceWords(language);
  const names = navigationWords(language);
  const trail = [
    { label: names.about, href: href(routes.about.index, language) },
    { label: t.title, href: href(routes.governance.index, language) },
  ];
  return {
    ...pageHead(request, { title: t.title, description: t.description, trail, pictureKey }),
    body: (
      <InnerPage
        language={language}
        lead={t.lead}
        onward={[
          { label: names.organization, href: href(routes.organization.index, language) },
          { label: names.leadership, href: href(routes.leadership.index, language) },
          { label: names.profile, href: href(routes.profile.index, language) },
          { label: names.journey, href: href(routes.journey.index, language) },
        ]}
        picture={builtPicture(pictureKey, language)}
        title={t.title}
        trail={trail}
      />
    ),
  };
}
