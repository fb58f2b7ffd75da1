import { company } from '../../company.ts';
import { withCurrent } from '../../current.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { footerWords } from '../../i18n/site/footer.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { offlineWords } from '../../i18n/site/offline.words.ts';
import { routes } from '../../routes.ts';
import { Document } from '../../ui/frame/document.tsx';
import { Telephone } from '../../ui/text/telephone.tsx';
import { renderCompletePage } from '../../web/pages/render.tsx';
import { ContactDetails } from '../contact/contact-details.tsx';

/** The contact page without its form, whose token may be used once and only for a while. */
export async function renderOfflineContact(language: Language, siteUrl: string): Promise<string> {
  const t = contactWords(language);
  const places = footerWords(language);
  const { contactDescription: description, contactLead } = offlineWords(language);
  const page = {
    meta: { title: t.title, description, hidden: true },
    body: (
      <article className="wrap pb-24 pt-8 lg:pb-36 lg:pt-12">
        <h1 className="t-title">{t.title}</h1>
        <p className="mt-7 mb-14 t-lead max-w-[34rem]">{contactLead}</p>
        <h2 className="sr-only">{t.places}</h2>
        <ContactDetails />
        <h3 className="t-item mt-10 mb-2">{t.phone}</h3>
        <ul>
          <li>
            {places.headOffice}: <Telephone number={company.headOffice.telephone} />
          </li>
          <li>
            {places.refinery}: <Telephone number={company.refinery.telephone} />
          </li>
        </ul>
      </article>
    ),
    bar: 'solid',
  } as const;
  const reading = { language, route: routes.contact.index, parameters: {}, query: {}, siteUrl };
  const onError = (error: unknown) => {
    throw error;
  };
  const html = await withCurrent({ language }, () =>
    renderCompletePage(<Document page={page} reading={reading} />, { nonce: '', onError }),
  );
  return new TextDecoder().decode(html);
}
