import type { ReactNode } from 'react';
import type { Pair } from '../../../../src/i18n/site/language.ts';
import { palette } from '../../../../src/palette.ts';
import { En } from './document.tsx';

type ChartProps = { title: Pair; unit?: Pair; alt: Pair; children: ReactNode; note?: Pair };

/** A chart with its title and what a screen reader says of it. */
export function Chart({ title, unit, alt, children, note }: ChartProps) {
  return (
    <figure aria-label={`${alt.id} / ${alt.en}`} className="chart">
      <figcaption>
        <strong>{title.id}</strong>
        <En> · {title.en}</En>
        {unit && (
          <span className="unit">
            {unit.id}
            {unit.id !== unit.en && <En> / {unit.en}</En>}
          </span>
        )}
      </figcaption>
      {children}
      {note && (
        <p className="chart-note">
          {note.id} <En className="english">{note.en}</En>
        </p>
      )}
    </figure>
  );
}

type Bar = { label: string | Pair; value: number; shown?: string; fill?: string };

/** Upright bars; each says its value, and below what it is, in two rows where that is words. */
export function Bars({
  bars,
  height = 150,
  width = 480,
  fill = palette.petrol,
  alt,
}: {
  bars: readonly Bar[];
  height?: number;
  width?: number;
  fill?: string;
  alt: string;
}) {
  const most = Math.max(...bars.map(({ value }) => value));
  const step = width / bars.length;
  const thick = Math.min(step * 0.62, 54);
  const rows = bars.some(({ label }) => typeof label !== 'string') ? 2 : 1;
  const ground = height - 6 - 12 * rows;
  const room = ground - 16;
  return (
    <svg aria-label={alt} className="drawing" role="img" viewBox={`0 0 ${width} ${height}`}>
      <path d={`M0 ${ground}H${width}`} stroke={palette.graphite} strokeOpacity="0.35" />
      {bars.map(({ label, value, shown, fill: own }, index) => {
        const tall = (value / most) * room;
        const middle = step * (index + 0.5);
        const [first, second] = typeof label === 'string' ? [label] : [label.id, label.en];
        return (
          <g key={first}>
            <rect fill={own ?? fill} height={tall} width={thick} x={middle - thick / 2} y={ground - tall} />
            <text className="value" textAnchor="middle" x={middle} y={ground - 5 - tall}>
              {shown ?? value}
            </text>
            <text className={second ? 'axis strong' : 'axis'} textAnchor="middle" x={middle} y={ground + 13}>
              {first}
            </text>
            {second && (
              <text className="axis" textAnchor="middle" x={middle} y={ground + 25}>
                {second}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Lying bars, for long names. */
export function Rows({
  rows,
  width = 480,
  fill = palette.laterite,
  alt,
  labels = 190,
}: {
  rows: readonly { label: Pair; value: number; shown: string; fill?: string }[];
  width?: number;
  fill?: string;
  alt: string;
  labels?: number;
}) {
  const most = Math.max(...rows.map(({ value }) => value));
  const room = width - labels - 60;
  return (
    <svg aria-label={alt} className="drawing" role="img" viewBox={`0 0 ${width} ${rows.length * 34}`}>
      {rows.map(({ label, value, shown, fill: own }, index) => (
        <g key={label.id} transform={`translate(0 ${index * 34})`}>
          <text className="axis strong" x="0" y="15">
            {label.id}
          </text>
          <text className="axis" x="0" y="27">
            {label.en}
          </text>
          <rect fill={own ?? fill} height="20" width={(value / most) * room} x={labels} y="6" />
          <text className="value" x={labels + (value / most) * room + 6} y="20.5">
            {shown}
          </text>
        </g>
      ))}
    </svg>
  );
}

type LineProps = {
  points: readonly { label: string; value: number; shown: string }[];
  from: number;
  to: number;
  height?: number;
  width?: number;
  goal?: { value: number; label: string };
  stroke?: string;
  alt: string;
};

/** A line with its points named, and a broken one for the goal. */
export function Line({ points, from, to, height = 150, width = 480, goal, stroke = palette.laterite, alt }: LineProps) {
  const step = width / points.length;
  const x = (index: number) => step * (index + 0.5);
  const y = (value: number) => height - 24 - ((value - from) / (to - from)) * (height - 52);
  return (
    <svg aria-label={alt} className="drawing" role="img" viewBox={`0 0 ${width} ${height}`}>
      <path d={`M0 ${height - 18}H${width}`} stroke={palette.graphite} strokeOpacity="0.35" />
      {goal && (
        <>
          <path d={`M0 ${y(goal.value)}H${width}`} stroke={palette.mangrove} strokeDasharray="4 4" strokeWidth="1.2" />
          <text className="axis" fill={palette.mangrove} x="0" y={y(goal.value) - 5}>
            {goal.label}
          </text>
        </>
      )}
      <path
        d={points.map(({ value }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('')}
        fill="none"
        stroke={stroke}
        strokeWidth="2.2"
      />
      {points.map(({ label, value, shown }, index) => (
        <g key={label}>
          <circle cx={x(index)} cy={y(value)} fill={stroke} r="3.6" />
          <text className="value" textAnchor="middle" x={x(index)} y={y(value) - 9}>
            {shown}
          </text>
          <text className="axis" textAnchor="middle" x={x(index)} y={height - 5}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

export type Share = { label: Pair; value: number; shown: string; fill: string };

/** Shares of a whole around a figure. */
export function Ring({ shares, middle, alt }: { shares: readonly Share[]; middle: string; alt: string }) {
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  let begun = 0;
  const arcs = shares.map(({ value, fill, label }) => {
    const [a, b] = [begun / whole, (begun + value) / whole].map((turn) => turn * 2 * Math.PI - Math.PI / 2) as [
      number,
      number,
    ];
    begun += value;
    const at = (angle: number, radius: number) => `${100 + radius * Math.cos(angle)} ${100 + radius * Math.sin(angle)}`;
    const far = b - a > Math.PI ? 1 : 0;
    const d = `M${at(a, 96)}A96 96 0 ${far} 1 ${at(b, 96)}L${at(b, 58)}A58 58 0 ${far} 0 ${at(a, 58)}Z`;
    return <path d={d} fill={fill} key={label.id} stroke={palette.alumina} strokeWidth="1.5" />;
  });
  return (
    <div className="ring">
      <svg aria-label={alt} className="drawing" role="img" viewBox="0 0 200 200">
        {arcs}
        <text className="ring-figure" textAnchor="middle" x="100" y="110">
          {middle}
        </text>
      </svg>
      <ul className="key">
        {shares.map(({ label, shown, fill }) => (
          <li key={label.id}>
            <svg aria-hidden="true" viewBox="0 0 10 10">
              <path d="M5 0 9.3 2.5v5L5 10 .7 7.5v-5Z" fill={fill} />
            </svg>
            <span>
              {label.id}
              <En className="english"> {label.en}</En>
            </span>
            <strong>{shown}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
