import { contactWords as t } from '../../i18n/public/contact.words.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { Island } from '../../ui/markup/island.tsx';
import type { PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';
import { PrivacyNotice } from '../privacy-notice.tsx';
import { ContactDetails } from './contact-details.tsx';
import { contactDraft } from './contact-fields.ts';
import { ContactForm } from './contact-form.island.tsx';
import type { ContactFormProps } from './form-props.ts';
import { WaysSection } from './ways-section.tsx';

type ContactPageProps = {
  picture: PictureSource | Promise<PictureSource>;
  fallback: PictureSource;
  trail: readonly Crumb[];
  form: ContactFormProps;
};

/** The contact form with the company's addresses beside it. */
export function ContactPage({ picture, fallback, trail, form }: ContactPageProps) {
  const isAnswer = form.notice !== '' || form.errors.length > 0;
  return (
    <>
      <PageHero fallback={fallback} lead={t.lead} picture={picture} title={t.title} trail={trail} whole={isAnswer} />
      <Section>
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
          <div className="not-printed scroll-mt-28 lg:col-span-7" id="form">
            <Heading className="mb-8">{t.formTitle}</Heading>
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
          <aside aria-label={t.places} className="lg:col-span-4 lg:col-start-9 lg:pt-28">
            <ContactDetails />
          </aside>
        </div>
      </Section>
      <WaysSection />
    </>
  );
}
