import { months } from '../../../../src/content/annual-report/figures.ts';
import { palette } from '../../../../src/palette.ts';

const stages = [
  { id: 'Stok bauksit', en: 'Bauxite stock', from: 0.25, to: 1.6, fill: palette.laterite },
  { id: 'Pembangkit 2 dan 3', en: 'Power units 2 and 3', from: 0.5, to: 5.7, fill: palette.petrol },
  { id: 'Penggilingan', en: 'Milling', from: 2.4, to: 4.2, fill: palette.laterite },
  { id: 'Pelarutan', en: 'Digestion', from: 3.6, to: 6.8, fill: palette.laterite },
  { id: 'Penjernihan', en: 'Clarification', from: 5.4, to: 8.2, fill: palette.laterite },
  { id: 'Presipitasi', en: 'Precipitation', from: 7.0, to: 9.4, fill: palette.laterite },
  { id: 'Kalsinasi', en: 'Calcination', from: 8.6, to: 12, fill: palette.ember },
] as const;

const left = 118;
const step = (480 - left) / 12;

/** The stages of commissioning along the year, and the night that they led to. */
export function Stages() {
  const first = left + step * 9.05;
  return (
    <svg aria-hidden="true" className="drawing" viewBox="0 0 480 226">
      {months.map((month, index) => (
        <g key={month}>
          <path d={`M${left + index * step} 12V210`} stroke={palette.graphite} strokeOpacity="0.12" />
          <text className="axis" textAnchor="middle" x={left + (index + 0.5) * step} y="8">
            {month}
          </text>
        </g>
      ))}
      {stages.map(({ id, en, from, to, fill }, index) => (
        <g key={id} transform={`translate(0 ${16 + index * 28})`}>
          <text className="axis strong" x="0" y="11">
            {id}
          </text>
          <text className="axis" x="0" y="22">
            {en}
          </text>
          <rect fill={fill} height="16" width={(to - from) * step} x={left + from * step} y="4" />
        </g>
      ))}
      <path d={`M${first} 12V212`} stroke={palette.graphite} strokeDasharray="3 3" />
      <text className="value" textAnchor="middle" x={first} y="223">
        2.10. Alumina pertama / First alumina
      </text>
    </svg>
  );
}
