import { navigationWords } from '../../i18n/navigation.ts';
import { procurementWords } from '../../i18n/procurement.ts';
import { href, routes } from '../../routes.ts';
import { site } from '../../site.ts';
import { LinkButton } from '../../ui/button.tsx';
import { InnerPage } from '../../ui/inner-page.tsx';
import { builtPicture } from '../../ui/picture.tsx';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/public-page.ts';
import { pageHead } from '../page-head.ts';

const pictureKey = 'products';

export function procurementPages(): PublicPage[] {
  return [publicPage(routes.procurement.index, (request) => showProcurement(request))];
}

function showProcurement(request: PageRequest): TaggedPage {
  const { language } = request;
  const t = procurementWords(language);
  const names = navigationWords(language);
  const trail = [{ label: t.title, href: href(routes.procurement.index, language) }];
  return {
    ...pageHead(request, { title: t.metaTitle, description: t.description, trail, pictureKey }),
    body: (
      <InnerPage
        language={language}
        lead={t.lead}
        onward={[
          { label: names.contact, href: href(routes.contact.index, language) },
          { label: names.alumina, href: href(routes.products.alumina, language) },
          { label: names.governance, href: href(routes.governance.index, language) },
        ]}
        picture={builtPicture(pictureKey, language)}
        title={t.title}
        trail={trail}
      >
        <p className="mt-10">
          <LinkButton href={site.procurementPortal} newTab={names.newTab}>
            {t.open}
          </LinkButton>
        </p>
      </InnerPage>
    ),
  };
}
