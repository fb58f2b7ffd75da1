import { directionsWords as t } from '../../i18n/public/directions.words.ts';

/** Degrees east and north. */
type Place = readonly [longitude: number, latitude: number];

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
} as const satisfies Record<string, Place>;

/** From north to south. */
const coast: readonly Place[] = [
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
const coastRoad: readonly Place[] = [
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
const inlandRoad: readonly Place[] = [places.sungaiPinyuh, [109.13, 0.32], places.toho, [109.32, 0.38], [109.8, 0.41]];
const kapuas: readonly Place[] = [
  [109.17, 0.05],
  [109.26, 0.0],
  places.pontianak,
  [109.43, -0.06],
  [109.55, -0.04],
  [109.7, -0.1],
];
const mempawahRiver: readonly Place[] = [
  [108.935, 0.355],
  places.mempawah,
  [109.04, 0.41],
  [109.13, 0.43],
  [109.24, 0.41],
];

/** The coast of West Kalimantan between Singkawang and Pontianak. Its names grow with the drawing; its text stands beside it. */
export function CoastMap() {
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
  place: Place;
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

function at([longitude, latitude]: Place): [number, number] {
  return [Math.round((longitude - west) * unitsPerDegree), Math.round((north - latitude) * unitsPerDegree)];
}

function line(points: readonly Place[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point).join(' ')}`).join('');
}

/** A smooth line: each point is the control point between the middles of its neighbours. */
function curve(points: readonly Place[]): string {
  const [first = [0, 0], ...rest] = points.map(at);
  const last = rest.at(-1) ?? first;
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  return `M${first.join(' ')}${bends.join('')}L${last.join(' ')}`;
}
