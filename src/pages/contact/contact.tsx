import { Elysia } from 'elysia';
import type { ReactNode } from 'react';
import { company } from '../../company.ts';
import { contactSubjects } from '../../domain/contact/input.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { contactWaysWords as t } from '../../i18n/public/contact-ways.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, hrefTo, routes } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { Island } from '../../ui/markup/island.tsx';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';
import { Telephone } from '../../ui/text/telephone.tsx';
import { contactForm } from '../../web/forms/contact-form.ts';
import { emptyForm, formPosts, pageAfterForm, refusedForm } from '../../web/forms/form-answers.tsx';
import { submitForm } from '../../web/forms/public-form.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { type LoadedPage, type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { PrivacyNotice } from '../privacy-notice.tsx';
import { ContactDetails } from './contact-details.tsx';
import { contactDraft, contactFields } from './contact-fields.ts';
import { ContactForm } from './contact-form.island.tsx';
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
      const form = emptyForm(contactFields, await gate.issueIfPossible(degrade));
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

type ContactPageProps = {
  picture: PictureSource | Promise<PictureSource>;
  fallback: PictureSource;
  trail: readonly Crumb[];
  form: ContactFormProps;
};

/** The contact form with the company's addresses beside it. */
function ContactPage({ picture, fallback, trail, form }: ContactPageProps) {
  const isAnswer = form.notice !== '' || form.errors.length > 0;
  return (
    <>
      <PageHero
        fallback={fallback}
        lead={contactWords.lead}
        picture={picture}
        title={contactWords.title}
        trail={trail}
        whole={isAnswer}
      />
      <Section>
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
          <div className="not-printed scroll-mt-28 lg:col-span-7" id="form">
            <Heading className="mb-8">{contactWords.formTitle}</Heading>
            <div className="mb-8">
              <PrivacyNotice notice="contact" />
            </div>
            <Island
              component={ContactForm}
              draft={contactDraft}
              name="contact-form"
              props={form}
              wake={isAnswer ? 'idle' : 'touch'}
            />
          </div>
          <aside aria-label={contactWords.places} className="lg:col-span-4 lg:col-start-9 lg:pt-28">
            <ContactDetails />
          </aside>
        </div>
      </Section>
      <WaysSection />
    </>
  );
}

/** What to do with a complaint, in an emergency, and before a visit. */
function WaysSection() {
  const form = (subject: 'keluhan' | 'kunjungan') => `${hrefTo(routes.contact.index, {}, { subject })}#form`;
  return (
    <Section id="ways" labelledBy="ways-title" tone="powder">
      <h2 className="t-heading max-w-[20ch]" id="ways-title">
        {t.title}
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        <Way text={t.complaintText} title={t.complaint}>
          <MoreLink href={form('keluhan')}>{t.complain}</MoreLink>
        </Way>
        <Way text={t.unnamedText} title={t.unnamed}>
          <MoreLink href={hrefTo(routes.baik.index)}>{t.report}</MoreLink>
        </Way>
        <Way text={t.emergencyText} title={t.emergency}>
          <Telephone number={company.refinery.telephone} />
        </Way>
        <Way text={t.visitText} title={t.visit}>
          <MoreLink href={`${hrefTo(routes.directions.index)}#visits`}>{t.visitHours}</MoreLink>
          <MoreLink href={form('kunjungan')}>{t.arrange}</MoreLink>
        </Way>
      </ul>
    </Section>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="border-t-2 border-laterite pt-5">
      <h3 className="t-item">{title}</h3>
      <p className="mt-2 text-slate">{text}</p>
      <p className="mt-4 flex flex-col items-start gap-3">{children}</p>
    </li>
  );
}
