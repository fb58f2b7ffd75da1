import { company } from '../../company.ts';
import { directionsWords as t } from '../../i18n/public/directions.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { builtPicture } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { FactRows } from '../../ui/text/fact-rows.tsx';
import { type Place, PlaceLines } from '../../ui/text/place-lines.tsx';
import { Section } from '../../ui/text/section.tsx';
import { Telephone } from '../../ui/text/telephone.tsx';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { builtHeroPage } from '../hero-page.tsx';
import { CoastMap } from './coast-map.tsx';

export function directionsPages(): PublicPage[] {
  return [
    builtHeroPage({
      route: routes.directions.index,
      section: 'contact',
      words: t,
      pictureKey: 'directions',
      body: (hero) => <DirectionsPage {...hero} />,
    }),
  ];
}

function DirectionsPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} title={t.title} />
      <MapSection />
      <Offices />
      <Visits />
      <CallToAction
        action={{
          label: t.nextAction,
          href: `${hrefTo(routes.contact.index, {}, { subject: 'kunjungan' })}#form`,
        }}
        id="next"
        picture={builtPicture('contact')}
        title={t.nextTitle}
      />
    </>
  );
}

function MapSection() {
  const ways = [
    { from: t.fromAirport, text: t.fromAirportText },
    { from: t.fromMempawah, text: t.fromMempawahText },
    { from: t.fromSingkawang, text: t.fromSingkawangText },
  ];
  return (
    <Section id="map" labelledBy="map-title">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <figure className="lg:col-span-6">
          <CoastMap />
          <figcaption className="mt-4 text-small text-slate">
            <p>{t.mapNote}</p>
            <p className="mt-2" id="map-text">
              {t.mapText}
            </p>
          </figcaption>
        </figure>
        <div className="lg:col-span-5 lg:col-start-8">
          <h2 className="t-heading mb-8" id="map-title">
            {t.directions}
          </h2>
          <ul>
            {ways.map(({ from, text }) => (
              <li className="border-t border-graphite/20 py-6 last:border-b" key={from}>
                <h3 className="t-item">{from}</h3>
                <p className="mt-2 text-slate">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function Offices() {
  return (
    <Section id="offices" labelledBy="offices-title" tone="powder">
      <h2 className="t-heading mb-10" id="offices-title">
        {t.address}
      </h2>
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-2">
        <Office name={t.refinery} place={company.refinery} telephone={t.telephone} />
        <Office name={t.headOffice} place={company.headOffice} telephone={t.telephone} />
      </div>
    </Section>
  );
}

function Visits() {
  return (
    <Section id="visits" labelledBy="visits-title">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="t-heading" id="visits-title">
            {t.visits}
          </h2>
          <p className="mt-6 max-w-[26rem] text-slate">{t.visitsText}</p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <FactRows
            facts={[
              [t.visitHours, t.visitHoursText],
              [t.visitGroup, t.visitGroupText],
              [t.visitDate, t.visitDateText],
              [t.visitBring, t.visitBringText],
            ]}
          />
        </div>
      </div>
    </Section>
  );
}

type OfficeProps = { name: string; telephone: string; place: Place };

function Office({ name, telephone, place }: OfficeProps) {
  return (
    <div className="border-t-2 border-laterite pt-6">
      <h3 className="t-sub">{name}</h3>
      <address className="mt-4 not-italic">
        {company.legalName}
        <br />
        <PlaceLines place={place} />
      </address>
      <p className="mt-4">
        {telephone} <Telephone number={place.telephone} />
      </p>
    </div>
  );
}
