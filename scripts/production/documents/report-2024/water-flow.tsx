import { palette } from '../../../../src/palette.ts';

const scale = 15;

/** Where the water of a ton of alumina comes from and stays; bands as wide as their volume. */
export function WaterFlow() {
  return (
    <svg aria-hidden="true" className="drawing" viewBox="0 0 480 148">
      <Band fill={palette.petrolLight} from={[96, 34]} to={[216, 62]} volume={2.1} />
      <Band fill={palette.clay} from={[96, 112]} to={[216, 88]} volume={0.8} />
      <path
        d="M312 62V34a14 14 0 0 0-14-14H246a14 14 0 0 0-14 14V62"
        fill="none"
        stroke={palette.mangroveLight}
        strokeWidth={6.4 * 2.2}
      />
      <rect fill={palette.petrol} height="62" width="112" x="216" y="44" />
      <Band fill={palette.powder} from={[328, 64]} to={[400, 44]} volume={1.9} />
      <Band fill={palette.clayDeep} from={[328, 92]} to={[400, 106]} volume={1.0} />
      <text className="value" x="0" y="31">
        Hujan, kondensat
      </text>
      <text className="axis" x="0" y="43">
        Rain, condensate 2,1
      </text>
      <text className="value" x="0" y="110">
        Sungai
      </text>
      <text className="axis" x="0" y="122">
        River 0,8
      </text>
      <text className="value" style={{ fill: palette.alumina }} textAnchor="middle" x="272" y="72">
        Proses Bayer
      </text>
      <text className="axis" style={{ fill: palette.mist }} textAnchor="middle" x="272" y="85">
        Bayer process
      </text>
      <text className="axis" textAnchor="middle" x="272" y="9">
        beredar / circulating 6,4
      </text>
      <text className="value" x="404" y="42">
        Penguapan
      </text>
      <text className="axis" x="404" y="54">
        Evaporation 1,9
      </text>
      <text className="value" x="404" y="105">
        Dalam residu
      </text>
      <text className="axis" x="404" y="117">
        In residue 1,0
      </text>
      <text className="value" style={{ fill: palette.mangrove }} textAnchor="middle" x="272" y="126">
        Air proses dibuang: 0
      </text>
      <text className="axis" textAnchor="middle" x="272" y="138">
        Process water discharged: 0
      </text>
    </svg>
  );
}

type BandProps = { from: [number, number]; to: [number, number]; volume: number; fill: string };

function Band({ from: [x0, y0], to: [x1, y1], volume, fill }: BandProps) {
  const middle = (x0 + x1) / 2;
  return (
    <path
      d={`M${x0} ${y0}C${middle} ${y0} ${middle} ${y1} ${x1} ${y1}`}
      fill="none"
      stroke={fill}
      strokeWidth={volume * scale}
    />
  );
}
