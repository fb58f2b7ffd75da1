import { Elysia } from 'elysia';
import { contactSubjects } from '../../domain/contact/input.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import { contactForm } from '../../web/forms/contact-form.ts';
import { emptyForm, formPosts, pageAfterForm, refusedForm } from '../../web/forms/form-answers.tsx';
import { submitForm } from '../../web/forms/public-form.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { type LoadedPage, type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { contactFields } from './contact-fields.ts';
import { ContactPage } from './contact-page.tsx';
import { type ContactFormProps, contactFormProps } from './form-props.ts';

const pictureKey = 'contact';
const route = routes.contact.index;

export function contactPages(site: Site) {
  return new Elysia({ name: 'pages.contact' }).use(site.pageServer.plugin([formPage(site)])).use(postedForms(site));
}

/** Not cached: every form contains its own token and time stamp. */
function formPage(site: Site): PublicPage {
  return publicPage(
    route,
    async ({ language, siteUrl, query, late, degrade }) => {
      const { db, gate } = site.contact;
      const sent = query.notice === 'sent';
      const notice = sent ? contactWords(language).success : '';
      const picture = late(managedPicture(db, 'Kontak', pictureKey, language, degrade));
      // A chosen subject is no address of its own for search engines.
      const subject = subjectIn(query.subject);
      const form = emptyForm(contactFields, await gate.tokens.issueIfPossible(degrade));
      const state = { ...form, values: { ...form.values, subject } };
      const page = {
        ...contactPage(language, siteUrl, picture, contactFormProps(language, state, { notice })),
        query: {},
        switchQuery: { subject },
      };
      return sent ? { ...page, meta: { ...page.meta, hidden: true } } : page;
    },
    { cached: false, query: ['notice', 'subject'], headers: { 'cache-control': 'no-store' } },
  );
}

/** A subject that another page has chosen in its link; unknown ones are ignored. */
function subjectIn(asked: string | undefined): string {
  return contactSubjects.find((subject) => subject === asked) ?? '';
}

function postedForms(site: Site) {
  return formPosts(route, async (sent) => {
    const { contact: channel, siteUrl } = site;
    const outcome = await submitForm(contactForm(channel), sent);
    const { language } = outcome;
    if (outcome.kind === 'stored') return seeOther(`${href(route, language, {}, { notice: 'sent' })}#form`);
    const state = await refusedForm(channel.gate, outcome, contactFields);
    const props = contactFormProps(language, state, { filesLost: outcome.files?.hadFiles ?? false });
    const page = contactPage(language, siteUrl, builtPicture(pictureKey), props);
    const switchQuery = { subject: subjectIn(state.values.subject) };
    return pageAfterForm(page, { ...outcome, route, siteUrl, switchQuery });
  });
}

function contactPage(
  language: Language,
  siteUrl: string,
  picture: PictureSource | Promise<PictureSource>,
  form: ContactFormProps,
): LoadedPage {
  const t = contactWords(language);
  const trail = [{ label: t.title, href: href(route, language) }];
  const head = { title: t.title, description: t.description, trail, pictureKey };
  const fallback = builtPicture(pictureKey);
  return {
    ...pageHead({ siteUrl }, head),
    body: <ContactPage fallback={fallback} form={form} picture={picture} trail={trail} />,
  };
}
