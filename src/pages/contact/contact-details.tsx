import { company } from '../../company.ts';
import { careersWords } from '../../i18n/public/careers.words.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { directionsWords } from '../../i18n/public/directions.words.ts';
import { vendorsWords } from '../../i18n/public/vendors.words.ts';
import { footerWords } from '../../i18n/site/footer.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { type Place, PlaceLines } from '../../ui/text/place-lines.tsx';
import { Telephone } from '../../ui/text/telephone.tsx';

/** Addresses and telephone numbers of the company, and its mailbox. */
export function ContactDetails({ language }: { language: Language }) {
  const t = footerWords(language);
  return (
    <div className="grid gap-10 border-t-2 border-ember pt-8 sm:grid-cols-2 lg:grid-cols-1">
      <Entry icon="map-pin" title={t.headOffice}>
        <Office language={language} place={company.headOffice} />
      </Entry>
      <Entry icon="map-pin" title={t.refinery}>
        <Office language={language} place={company.refinery} />
        <p>
          <a className="list-link" href={href(routes.directions.index, language)}>
            {directionsWords(language).title}
          </a>
        </p>
      </Entry>
      <Entry icon="mail" title={contactWords(language).write}>
        <a className="line-link [overflow-wrap:anywhere]" href={`mailto:${company.mailbox}`}>
          {company.mailbox}
        </a>
      </Entry>
      <Entry icon="users" title={contactWords(language).answers}>
        <ul>
          <PageLink address={href(routes.careers.index, language)} label={careersWords(language).title} />
          <PageLink address={href(routes.vendors.index, language)} label={vendorsWords(language).title} />
        </ul>
      </Entry>
    </div>
  );
}

function Entry({ icon, title, children }: { icon: IconName; title: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-4">
      <Icon className="mt-1 size-6 text-laterite" name={icon} />
      <div className="min-w-0">
        <h3 className="t-item mb-2">{title}</h3>
        {children}
      </div>
    </div>
  );
}

function PageLink({ address, label }: { address: string; label: string }) {
  return (
    <li>
      <a className="list-link" href={address}>
        {label}
      </a>
    </li>
  );
}

function Office({ place, language }: { place: Place; language: Language }) {
  return (
    <>
      <address className="not-italic text-slate">
        <PlaceLines place={place} />
      </address>
      <p className="mt-1 text-slate">
        {directionsWords(language).telephone} <Telephone number={place.telephone} />
      </p>
    </>
  );
}
