import { contactWords } from '../../i18n/contact.ts';
import { footerWords } from '../../i18n/footer.ts';
import type { Language } from '../../i18n/language.ts';
import { site } from '../../site.ts';
import { LinkButton } from '../../ui/button.tsx';

/** Where the company is, and its mailbox. */
export function ContactDetails({ language }: { language: Language }) {
  const t = footerWords(language);
  return (
    <>
      <p className="mt-10">
        <LinkButton href={`mailto:${site.mailbox}`} icon="mail">
          {contactWords(language).write}
          <span className="font-450">{site.mailbox}</span>
        </LinkButton>
      </p>
      <div className="mt-12 grid gap-10 sm:grid-cols-2">
        <Place place={site.headOffice} title={t.headOffice} />
        <Place place={site.refinery} title={t.refinery} />
      </div>
    </>
  );
}

function Place({ title, place }: { title: string; place: typeof site.headOffice | typeof site.refinery }) {
  return (
    <div>
      <h2 className="t-item mb-3">{title}</h2>
      <address className="not-italic text-slate">
        {place.street}
        <br />
        {place.city}
        <br />
        {place.region} {place.postalCode}
      </address>
    </div>
  );
}
