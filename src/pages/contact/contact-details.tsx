import { company } from '../../company.ts';
import { careersWords } from '../../i18n/public/careers.words.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { directionsWords } from '../../i18n/public/directions.words.ts';
import { vendorsWords } from '../../i18n/public/vendors.words.ts';
import { footerWords as t } from '../../i18n/site/footer.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { type Place, PlaceLines } from '../../ui/text/place-lines.tsx';
import { Telephone } from '../../ui/text/telephone.tsx';

/** Addresses and telephone numbers of the company, and its mailbox. */
export function ContactDetails() {
  return (
    <div className="grid gap-10 border-t-2 border-ember pt-8 sm:grid-cols-2 lg:grid-cols-1">
      <Entry icon="map-pin" title={t.headOffice}>
        <Office place={company.headOffice} />
      </Entry>
      <Entry icon="map-pin" title={t.refinery}>
        <Office place={company.refinery} />
        <p>
          <a className="list-link" href={hrefTo(routes.directions.index)}>
            {directionsWords.title}
          </a>
        </p>
      </Entry>
      <Entry icon="mail" title={contactWords.write}>
        <a className="line-link [overflow-wrap:anywhere]" href={`mailto:${company.mailbox}`}>
          {company.mailbox}
        </a>
      </Entry>
      <Entry icon="users" title={contactWords.answers}>
        <ul>
          <PageLink address={hrefTo(routes.careers.index)} label={careersWords.title} />
          <PageLink address={hrefTo(routes.vendors.index)} label={vendorsWords.title} />
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

function Office({ place }: { place: Place }) {
  return (
    <>
      <address className="not-italic text-slate">
        <PlaceLines place={place} />
      </address>
      <p className="mt-1 text-slate">
        {directionsWords.telephone} <Telephone number={place.telephone} />
      </p>
    </>
  );
}
