import { company } from '../company.ts';
import { directionsWords as t } from '../i18n/public/directions.words.ts';
import { hrefTo, routes } from '../routes.ts';
import { type HeroPageProps, PageHero } from '../ui/frame/page-hero.tsx';
import { builtPicture } from '../ui/media/picture.tsx';
import { CallToAction } from '../ui/text/call-to-action.tsx';
import { FactRows } from '../ui/text/fact-rows.tsx';
import { type Place, PlaceLines } from '../ui/text/place-lines.tsx';
import { Section } from '../ui/text/section.tsx';
import { Telephone } from '../ui/text/telephone.tsx';
import { heroPage } from './hero-page.tsx';

export const directionsPage = heroPage({
  route: routes.directions.index,
  section: 'contact',
  words: t,
  pictureKey: 'directions',
  body: DirectionsPage,
});

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

function Office({ name, telephone, place }: { name: string; telephone: string; place: Place }) {
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

/** Degrees east and north. */
type Point = readonly [longitude: number, latitude: number];

/** The part of the earth that is drawn, and the units of the drawing for one degree. */
const west = 108.45;
const north = 1.05;
const [width, height] = [640, 680];
const unitsPerDegree = 510;
/** At the equator a degree has 111.3 km. */
const unitsPerKilometre = unitsPerDegree / 111.3;

const places = {
  refinery: [108.905, 0.5],
  port: [108.87, 0.545],
  mempawah: [108.96, 0.36],
  sungaiPinyuh: [109.08, 0.25],
  toho: [109.19, 0.35],
  pontianak: [109.34, -0.02],
  singkawang: [108.985, 0.905],
  airport: [109.405, -0.15],
} as const satisfies Record<string, Point>;

/** From north to south. */
const coast: readonly Point[] = [
  [108.97, 1.1],
  [108.95, 0.93],
  [108.88, 0.84],
  [108.86, 0.76],
  [108.88, 0.68],
  [108.87, 0.6],
  [108.86, 0.54],
  [108.885, 0.47],
  [108.93, 0.36],
  [108.99, 0.28],
  [109.05, 0.2],
  [109.13, 0.1],
  [109.17, 0.05],
  [109.16, -0.05],
  [109.15, -0.16],
  [109.12, -0.32],
];
const coastRoad: readonly Point[] = [
  places.airport,
  places.pontianak,
  [109.22, 0.06],
  places.sungaiPinyuh,
  places.mempawah,
  places.refinery,
  [108.905, 0.62],
  [108.9, 0.76],
  places.singkawang,
  [109.01, 1.1],
];
const inlandRoad: readonly Point[] = [places.sungaiPinyuh, [109.13, 0.32], places.toho, [109.32, 0.38], [109.8, 0.41]];
const kapuas: readonly Point[] = [
  [109.17, 0.05],
  [109.26, 0.0],
  places.pontianak,
  [109.43, -0.06],
  [109.55, -0.04],
  [109.7, -0.1],
];
const mempawahRiver: readonly Point[] = [
  [108.935, 0.355],
  places.mempawah,
  [109.04, 0.41],
  [109.13, 0.43],
  [109.24, 0.41],
];

/** The coast of West Kalimantan between Singkawang and Pontianak. Its names grow with the drawing; its text stands beside it. */
function CoastMap() {
  const [, equator] = at([west, 0]);
  return (
    <svg
      aria-describedby="map-text"
      aria-label={t.map}
      className="coast-map"
      fontSize="24"
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path className="map-land" d={`${curve(coast)}H${width}V0Z`} />
      <path className="map-river" d={curve(mempawahRiver)} />
      <path className="map-river map-river-wide" d={curve(kapuas)} />
      <path className="map-equator" d={`M0 ${equator}H${width}`} />
      <text className="map-note" fontSize="20" x="16" y={equator - 10}>
        {t.equator}
      </text>
      <path className="map-road map-road-minor" d={line(inlandRoad)} />
      <path className="map-road" d={line(coastRoad)} />
      <text className="map-sea" x="40" y="150">
        {t.sea}
      </text>
      <Town name="Singkawang" place={places.singkawang} />
      <Town name={t.port} place={places.port} side="left" />
      <Town name="Mempawah" place={places.mempawah} side="left" />
      <Town distance={46} name="Sungai Pinyuh" place={places.sungaiPinyuh} side="left" />
      <Town name="Toho" place={places.toho} side="below" />
      <Town name="Pontianak" place={places.pontianak} raised />
      <Town name={t.airport} place={places.airport} side="below" />
      <RefinerySign name={t.refinery} />
      <g transform={`translate(24 ${height - 36})`}>
        <path className="map-scale" d={`M0 -6V0H${20 * unitsPerKilometre}V-6`} />
        <text className="map-note" fontSize="20" x="0" y="22">
          {t.scale}
        </text>
      </g>
    </svg>
  );
}

type TownProps = {
  name: string;
  place: Point;
  /** A name at the left stands on the sea, at this distance. */
  side?: 'left' | 'below';
  distance?: number;
  raised?: boolean;
};

function Town({ name, place, side, distance = 14, raised }: TownProps) {
  const [x, y] = at(place);
  return (
    <>
      <circle className="map-town" cx={x} cy={y} r="6" />
      {side === 'left' && (
        <text className="map-name map-name-at-sea" textAnchor="end" x={x - distance} y={y + 7}>
          {name}
        </text>
      )}
      {side === 'below' && (
        <text className="map-name" textAnchor="middle" x={x} y={y + 32}>
          {name}
        </text>
      )}
      {!side && (
        <text className="map-name" x={x + 14} y={raised ? y - 12 : y + 7}>
          {name}
        </text>
      )}
    </>
  );
}

function RefinerySign({ name }: { name: string }) {
  const [x, y] = at(places.refinery);
  return (
    <>
      <path className="map-refinery" d={`M${x} ${y - 18}l15.6 9v18l-15.6 9l-15.6 -9v-18Z`} />
      <text className="map-refinery-name" x={x + 26} y={y + 8}>
        {name}
      </text>
    </>
  );
}

function at([longitude, latitude]: Point): [number, number] {
  return [Math.round((longitude - west) * unitsPerDegree), Math.round((north - latitude) * unitsPerDegree)];
}

function line(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point).join(' ')}`).join('');
}

/** A smooth line: each point is the control point between the middles of its neighbours. */
function curve(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points.map(at);
  const last = rest.at(-1) ?? first;
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  return `M${first.join(' ')}${bends.join('')}L${last.join(' ')}`;
}
