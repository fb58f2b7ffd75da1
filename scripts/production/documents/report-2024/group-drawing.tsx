import { company } from '../../../../src/company.ts';
import { palette } from '../../../../src/palette.ts';

const alt =
  'Bagan kelompok usaha: Negara memiliki induk usaha pertambangan; induk usaha memiliki perusahaan tambang bauksit dan perusahaan peleburan aluminum; keduanya memiliki 60 dan 40 persen saham perusahaan. / Group chart: the state owns the mining holding company, which owns a bauxite miner and an aluminum smelter; they own 60 and 40 percent of the company.';

/** Who owns whom, from the state down. */
export function GroupDrawing() {
  return (
    <svg aria-label={alt} className="drawing" role="img" viewBox="0 0 480 176">
      <path
        d="M240 30V44M240 74V88M110 88H370M110 88V96M370 88V96M110 126V138H240V146M370 126V138H240"
        fill="none"
        stroke={palette.laterite}
        strokeWidth="1.2"
      />
      <Box fill={palette.white} label="Negara Republik Indonesia" second="Republic of Indonesia" x={140} y={0} />
      <Box
        fill={palette.petrol}
        label="Induk usaha pertambangan negara"
        light
        second="State mining holding company"
        x={140}
        y={44}
      />
      <Box
        fill={palette.white}
        label="Perusahaan tambang bauksit, 60 %"
        second="Bauxite mining company"
        x={10}
        y={96}
      />
      <Box
        fill={palette.white}
        label="Perusahaan peleburan aluminium, 40 %"
        second="Aluminium smelting company"
        x={270}
        y={96}
      />
      <Box
        fill={palette.laterite}
        label={company.legalName}
        light
        second="Kilang alumina / Alumina refinery"
        x={140}
        y={146}
      />
    </svg>
  );
}

type BoxProps = { x: number; y: number; label: string; second: string; fill: string; light?: boolean };

function Box({ x, y, label, second, fill, light }: BoxProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect fill={fill} height="30" stroke={palette.graphite} strokeOpacity={light ? 0 : 0.25} width="200" />
      <text
        className={light ? 'value light' : 'value'}
        style={light ? { fill: palette.alumina } : undefined}
        textAnchor="middle"
        x="100"
        y="13"
      >
        {label}
      </text>
      <text className="axis" style={light ? { fill: palette.mist } : undefined} textAnchor="middle" x="100" y="24">
        {second}
      </text>
    </g>
  );
}
