import { contactWords } from '../../i18n/contact.ts';
import { navigationWords } from '../../i18n/navigation.ts';
import { href, routes } from '../../routes.ts';
import { InnerPage } from '../../ui/inner-page.tsx';
import { builtPicture } from '../../ui/picture.tsx';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/public-page.ts';
import { pageHead } from '../page-head.ts';
import { ContactDetails } from './contact-details.tsx';

const pictureKey = 'about';

export function contactPages(): PublicPage[] {
  return [publicPage(routes.contact.index, (request) => showContact(request))];
}

function showContact(request: PageRequest): TaggedPage {
  const { language } = request;
  const t = contactWords(language);
  const names = navigationWords(language);
  const trail = [{ label: t.title, href: href(routes.contact.index, language) }];
  return {
    ...pageHead(request, { title: t.title, description: t.description, trail, pictureKey }),
    body: (
      <InnerPage
        language={language}
        lead={t.lead}
        onward={[
          { label: names.procurement, href: href(routes.procurement.index, language) },
          { label: names.profile, href: href(routes.profile.index, language) },
          { label: names.news, href: href(routes.articles.index, language) },
        ]}
        picture={builtPicture(pictureKey, language)}
        title={t.title}
        trail={trail}
      >
        <ContactDetails language={language} />
      </InnerPage>
    ),
  };
}
