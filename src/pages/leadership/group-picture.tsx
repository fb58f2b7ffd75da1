import { initialsOf } from './monogram.tsx';

const spacing = 172;
const hexagon = 'M0-96 83-48v96L0 96-83 48v-96Z';
const fills = ['fill-laterite', 'fill-petrol-light', 'fill-petrol', 'fill-laterite-deep'] as const;

/** Group picture: monograms side by side on the equator line. */
export function GroupPicture({ names, label }: { names: readonly string[]; label: string }) {
  const width = spacing * names.length + 40;
  return (
    <svg aria-label={label} className="w-full overflow-visible" role="img" viewBox={`0 0 ${width} 300`}>
      <path className="stroke-clay/60" d={`M0 156H${width + 2000}`} strokeWidth="1.5" />
      {names.map((name, index) => (
        <g key={name} transform={`translate(${106 + index * spacing} ${index % 2 ? 182 : 130})`}>
          <path className={fills[index % fills.length]} d={hexagon} />
          <path className="fill-none stroke-alumina/30" d={hexagon} strokeWidth="1.5" transform="scale(0.9)" />
          <text className="fill-alumina text-[58px] font-800 tracking-[-0.04em]" textAnchor="middle" y="21">
            {initialsOf(name)}
          </text>
        </g>
      ))}
    </svg>
  );
}
