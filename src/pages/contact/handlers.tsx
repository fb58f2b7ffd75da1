import type { Db } from '../../db/client.ts';
import { contactWords } from '../../i18n/public/contact.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { Document } from '../../ui/frame/document.tsx';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import type { ShowContactForm } from '../../web/forms/contact-form.ts';
import type { FormTokens } from '../../web/forms/form-token.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import { plainPage } from '../../web/pages/plain-page.ts';
import { type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { ContactPage } from './contact-page.tsx';
import { contactFormProps } from './form-props.ts';

const pictureKey = 'contact';
const route = routes.contact.index;

/** Not kept in memory: every form carries a key and a time of its own. */
export function contactPages(db: Db, tokens: FormTokens): PublicPage[] {
  return [
    publicPage(
      route,
      async ({ language, siteUrl, query, degrade }) => {
        const token = await tokens.issueIfPossible(degrade);
        const sent = query.notice === 'sent';
        const notice = sent ? contactWords(language).success : '';
        const picture = managedPicture(db, 'Kontak', pictureKey, language, degrade);
        const page = contactPage(language, siteUrl, picture, contactFormProps({ language, token, notice }));
        return sent ? { ...page, meta: { ...page.meta, hidden: true } } : page;
      },
      { cached: false, query: ['notice'] },
    ),
  ];
}

/** The same page around a form that was refused, for readers without script. */
export function refusedContactForm(tokens: FormTokens, siteUrl: string): ShowContactForm {
  return async (language, state, init) => {
    const token = await tokens.issueIfPossible();
    const picture = builtPicture(pictureKey, language);
    const page = contactPage(language, siteUrl, picture, contactFormProps({ language, token, state }));
    const meta = { ...page.meta, title: `${contactWords(language).errorInTitle}: ${page.meta.title}`, hidden: true };
    const reading = { language, route, parameters: {}, query: {}, siteUrl };
    return plainPage(<Document page={{ ...page, meta }} reading={reading} />, init);
  };
}

function contactPage(
  language: Language,
  siteUrl: string,
  picture: PictureSource | Promise<PictureSource>,
  form: ReturnType<typeof contactFormProps>,
): TaggedPage {
  const t = contactWords(language);
  const trail = [{ label: t.title, href: href(route, language) }];
  const head = { title: t.title, description: t.description, trail, pictureKey };
  const fallback = builtPicture(pictureKey, language);
  return {
    ...pageHead({ language, siteUrl }, head),
    body: <ContactPage fallback={fallback} form={form} language={language} picture={picture} trail={trail} />,
  };
}
