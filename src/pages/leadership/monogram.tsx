/** A monogram in place of a portrait: initials in a hexagon before a low sun, in the palette's colours. */
export function Monogram({ name, shade, className }: { name: string; shade: number; className?: string }) {
  const { ground, sun, line } = shades[shade % shades.length] ?? firstShade;
  return (
    <svg aria-hidden="true" className={className} focusable="false" viewBox="0 0 400 480">
      <path className={ground} d="M0 0h400v480H0z" />
      <circle className={sun} cx="262" cy="196" r="118" />
      <path className="fill-petrol-deep/35" d="M0 352c90-22 150 8 232-6s110-26 168-10v144H0Z" />
      <path className="fill-petrol-deep/55" d="M0 398c120-20 190 14 280 0s80-14 120-4v86H0Z" />
      <path className={`fill-none ${line}`} d="M200 76 342 158v164L200 404 58 322V158Z" strokeWidth="3" />
      <path className={line} d="M0 240h58M342 240h58" strokeWidth="3" />
      <text className="fill-alumina text-[112px] font-800 tracking-[-0.04em]" textAnchor="middle" x="200" y="280">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

const firstShade = { ground: 'fill-petrol', sun: 'fill-laterite', line: 'stroke-clay' };
const shades = [
  firstShade,
  { ground: 'fill-laterite-deep', sun: 'fill-ember/70', line: 'stroke-alumina/70' },
  { ground: 'fill-petrol-light', sun: 'fill-laterite-deep', line: 'stroke-alumina/70' },
  { ground: 'fill-mangrove', sun: 'fill-petrol', line: 'stroke-mangrove-light' },
] as const;

export function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((part) => part[0])
    .join('');
}
