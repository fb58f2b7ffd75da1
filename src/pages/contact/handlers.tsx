import { Elysia } from 'elysia';
import { contactSubjects } from '../../domain/contact/input.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Document } from '../../ui/frame/document.tsx';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import { type ContactChannel, type MessageOutcome, submitMessage } from '../../web/forms/contact/message-submission.ts';
import { formKeyOf } from '../../web/forms/form-seed.ts';
import type { FormTokens } from '../../web/forms/form-token.ts';
import { typedValues } from '../../web/forms/typed-values.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import { plainPage, seeOther } from '../../web/pages/plain-page.ts';
import { type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { contactFields } from './contact-form-props.ts';
import { ContactPage } from './contact-page.tsx';
import { contactFormProps } from './form-props.ts';

const pictureKey = 'contact';
const route = routes.contact.index;

export function contactPages(site: Site) {
  return new Elysia({ name: 'pages.contact' })
    .use(site.pageServer.plugin([formPage(site.contact)]))
    .use(formPosts(site.contact, site.siteUrl));
}

/** Not cached: every form contains its own token and time stamp. */
function formPage({ db, gate: { tokens } }: ContactChannel): PublicPage {
  return publicPage(
    route,
    async ({ language, siteUrl, query, late, degrade }) => {
      const token = await tokens.issueIfPossible(degrade);
      const sent = query.notice === 'sent';
      const notice = sent ? contactWords(language).success : '';
      const picture = late(managedPicture(db, 'Kontak', pictureKey, language, degrade));
      // A chosen subject is no address of its own for search engines.
      const subject = subjectIn(query.subject);
      const page = {
        ...contactPage(language, siteUrl, picture, contactFormProps({ language, token, notice, subject })),
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

/** Handles the plain form. It posts to the page's address, so a reload after an error loads the page. */
function formPosts(channel: ContactChannel, siteUrl: string) {
  const app = new Elysia({ name: 'pages.contact.posts' });
  for (const language of languageCodes) {
    app.post(
      href(route, language),
      async ({ request, server }) => {
        const outcome = await submitMessage(channel, { request, server, pageLanguage: language });
        if (outcome.kind === 'refused') return showRefused(channel.gate.tokens, siteUrl, outcome);
        return seeOther(`${href(route, language, {}, { notice: 'sent' })}#form`);
      },
      { parse: 'none' },
    );
  }
  return app;
}

async function showRefused(
  tokens: FormTokens,
  siteUrl: string,
  {
    language,
    received,
    status,
    mistakes,
    headers = {},
    token,
    challenge,
  }: Extract<MessageOutcome, { kind: 'refused' }>,
): Promise<Response> {
  const state = {
    values: typedValues(received?.fields ?? {}, contactFields),
    mistakes,
    filesLost: received?.hadFiles ?? false,
    challenge: challenge?.value ?? '',
    // It may have been stored although the database did not say so: sent again, it has to be the same form.
    formKey: status === 503 ? formKeyOf(received?.fields ?? {}) : undefined,
  };
  const picture = builtPicture(pictureKey, language);
  const page = contactPage(
    language,
    siteUrl,
    picture,
    contactFormProps({ language, token: token ?? (await tokens.issueIfPossible()), state }),
  );
  const meta = { ...page.meta, title: `${contactWords(language).errorInTitle}: ${page.meta.title}`, hidden: true };
  const switchQuery = { subject: subjectIn(state.values.subject) };
  const reading = { language, route, parameters: {}, query: {}, switchQuery, siteUrl };
  const document = <Document page={{ ...page, meta }} reading={reading} />;
  return plainPage(document, { status: status === 400 ? 422 : status, headers });
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
