export type Bar = { label: string; value: number; shown: string };

type BarChartProps = {
  /** What the chart shows; the figures themselves stand in a table beside it. */
  label: string;
  bars: readonly Bar[];
  tone: 'laterite' | 'petrol' | 'mangrove';
  /** Value that is drawn as a line across, as a limit. */
  line?: { value: number; label: string };
};

const fillClass = { laterite: 'fill-laterite', petrol: 'fill-petrol', mangrove: 'fill-mangrove' } as const;

/** In pixels: text keeps its size, and only the widths follow the width of the page. */
const [height, above, below] = [240, 28, 28];
const widthOfBarPercent = 60;

/** Upright bars with their values, which stand inside of the bars when there is a line above them. */
export function BarChart({ label, bars, tone, line }: BarChartProps) {
  const highest = Math.max(...bars.map(({ value }) => value), line?.value ?? 0);
  const room = height - above - below;
  const ground = height - below;
  const step = 100 / bars.length;
  const topOf = (value: number) => ground - (value / highest) * room;
  return (
    <svg aria-label={label} className="block w-full overflow-visible" height={height} role="img">
      {bars.map(({ label: name, value, shown }, index) => (
        <g key={name}>
          <rect
            className={fillClass[tone]}
            height={ground - topOf(value)}
            width={`${(step * widthOfBarPercent) / 100}%`}
            x={`${step * index + (step * (100 - widthOfBarPercent)) / 200}%`}
            y={topOf(value)}
          />
          <text
            className={`${line ? 'fill-alumina' : 'fill-graphite'} text-small font-700`}
            textAnchor="middle"
            x={`${step * (index + 0.5)}%`}
            y={line ? topOf(value) + 22 : topOf(value) - 8}
          >
            {shown}
          </text>
          <text className="fill-slate text-tiny" textAnchor="middle" x={`${step * (index + 0.5)}%`} y={height - 6}>
            {name}
          </text>
        </g>
      ))}
      <line className="stroke-graphite" x1="0" x2="100%" y1={ground} y2={ground} />
      {line && (
        <>
          <line
            className="stroke-laterite"
            strokeDasharray="4 5"
            x1="0"
            x2="100%"
            y1={topOf(line.value)}
            y2={topOf(line.value)}
          />
          <text className="fill-laterite text-tiny font-700" x="0" y={topOf(line.value) - 8}>
            {line.label}
          </text>
        </>
      )}
    </svg>
  );
}
