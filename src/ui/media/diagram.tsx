import {
  type DiagramLayout,
  type DiagramLink,
  type DiagramNode,
  layOutAcross,
  layOutDown,
  lineLeading,
  type PlacedBox,
  padding,
  titleLeading,
} from './diagram-layout.ts';

type DiagramProps = { root: DiagramNode; label: string };

/** Drawings wider than this are illegible on screens below 1,280 pixels. */
const maxWidthBelowDesktopInPixels = 1000;
/** Scale on tablets, so that text has its normal size. */
const widthOnTablets = 640;

/** An organisation diagram: top-down on wide screens, indented on narrow ones. See `DiagramOutline` for the text. */
export function Diagram({ root, label }: DiagramProps) {
  const across = layOutAcross(root);
  const shown = across.width > maxWidthBelowDesktopInPixels ? fromDesktop : fromLaptop;
  return (
    <>
      <Drawing className={shown.across} label={label} layout={across} />
      <Drawing className={shown.tablet} label={label} layout={layOutDown(root, widthOnTablets)} />
      <Drawing className="w-full md:hidden" label={label} layout={layOutDown(root)} />
    </>
  );
}

const fromDesktop = {
  across: 'hidden w-full xl:block',
  tablet: 'hidden w-full max-w-[56rem] md:block xl:hidden',
};
const fromLaptop = {
  across: 'hidden w-full lg:block',
  tablet: 'hidden w-full md:block lg:hidden',
};

/** The whole diagram as large as the screen allows: top-down on wide screens, indented on narrow ones. */
export function LargeDiagram({ root, label }: DiagramProps) {
  return (
    <>
      <Drawing className="diagram-large hidden lg:block" label={label} layout={layOutAcross(root)} />
      <Drawing className="diagram-large lg:hidden" label={label} layout={layOutDown(root)} />
    </>
  );
}

/** The content of a diagram as nested lists. */
export function DiagramOutline({ root }: { root: DiagramNode }) {
  return (
    <ul className="grid gap-2">
      <OutlineItem node={root} />
    </ul>
  );
}

function OutlineItem({ node: { title, lines = [], children = [] } }: { node: DiagramNode }) {
  return (
    <li>
      <span className="font-650">{title}</span>
      {lines.length > 0 && `: ${lines.join('; ')}`}
      {children.length > 0 && (
        <ul className="mt-2 grid gap-2 border-l border-current/25 pl-5">
          {children.map((child) => (
            <OutlineItem key={child.id} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Margins for strokes at the sides and for the hexagons at the top. */
const [side, above] = [1, 6];

function Drawing({ layout, label, className }: { layout: DiagramLayout; label: string; className: string }) {
  const { width, height, boxes, links, ties } = layout;
  return (
    <svg
      aria-label={label}
      className={className}
      role="img"
      viewBox={`${-side} ${-above} ${width + 2 * side} ${height + 2 * above}`}
    >
      {links.map(({ path }) => (
        <path className="draws fill-none stroke-laterite" d={path} key={path} strokeWidth="1.5" />
      ))}
      {ties.map((tie) => (
        <path
          className="fill-none stroke-petrol"
          d={tie}
          key={tie}
          strokeDasharray="2 6"
          strokeLinecap="round"
          strokeWidth="2"
        />
      ))}
      {boxes.map((box) => (
        <Box box={box} key={box.node.id} />
      ))}
      {links.map(({ path, end }) => (
        <path className="fill-ember" d={hexagonAt(end)} key={path} />
      ))}
    </svg>
  );
}

const boxClass = {
  own: 'fill-laterite stroke-laterite',
  lead: 'fill-petrol stroke-petrol',
  other: 'fill-white stroke-white',
} as const;

/** Coloured layer at the top of each box. */
const ruleClass = { own: 'fill-ember', lead: 'fill-petrol-light', other: 'fill-petrol' } as const;

/** Hexagon at the end of a connecting line. */
function hexagonAt({ x, y }: DiagramLink['end']): string {
  return `M${x} ${y - 6}l5.2 3v6l-5.2 3-5.2-3v-6Z`;
}

function Box({ box: { node, x, y, width, height, title, lines } }: { box: PlacedBox }) {
  const top = y + padding + 15;
  const linesTop = top + title.length * titleLeading + 7;
  return (
    <g>
      <rect className={boxClass[node.rank ?? 'other']} height={height} width={width} x={x} y={y} />
      <rect className={ruleClass[node.rank ?? 'other']} height="4" width={width} x={x} y={y} />
      <g className={node.rank ? 'fill-alumina' : 'fill-graphite'}>
        {title.map((row, index) => (
          <text className="text-[15px] font-700" key={row} x={x + padding} y={top + index * titleLeading}>
            {row}
          </text>
        ))}
        {lines.flat().map((row, index) => (
          <text className="text-[13px] font-500" key={row} x={x + padding} y={linesTop + index * lineLeading}>
            {row}
          </text>
        ))}
      </g>
    </g>
  );
}
