import type { Db } from '../../db/client.ts';
import { baikWords } from '../../i18n/baik.ts';
import { navigationWords } from '../../i18n/navigation.ts';
import { href, routes } from '../../routes.ts';
import { site } from '../../site.ts';
import { LinkButton } from '../../ui/button.tsx';
import { InnerPage } from '../../ui/inner-page.tsx';
import { builtPicture } from '../../ui/picture.tsx';
import { managedPicture } from '../../web/managed-picture.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/public-page.ts';
import { pageHead } from '../page-head.ts';

const pictureKey = 'governance';

export function baikPages(db: Db): PublicPage[] {
  return [publicPage(routes.baik.index, (request) => showBaik(db, request))];
}

function showBaik(db: Db, request: PageRequest): TaggedPage {
  const { language, degrade } = request;
  const t = baikWords(language);
  const names = navigationWords(language);
  const trail = [{ label: t.title, href: href(routes.baik.index, language) }];
  return {
    ...pageHead(request, { title: t.title, description: t.description, trail, pictureKey }),
    body: (
      <InnerPage
        fallback={builtPicture(pictureKey, language)}
        language={language}
        lead={t.lead}
        onward={[
          { label: names.governance, href: href(routes.governance.index, language) },
          { label: names.leadership, href: href(routes.leadership.index, language) },
          { label: names.contact, href: href(routes.contact.index, language) },
        ]}
        picture={managedPicture(db, 'Budaya_BAIK_Banner', pictureKey, language, degrade)}
        title={t.title}
        trail={trail}
      >
        <p className="mt-10">
          <LinkButton href={`mailto:${site.reportMailbox}`} icon="mail">
            {t.write}
          </LinkButton>
        </p>
      </InnerPage>
    ),
  };
}
