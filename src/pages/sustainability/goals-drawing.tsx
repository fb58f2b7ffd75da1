import { currentLanguage } from '../../current.ts';
import { goalWords as t } from '../../i18n/public/sustainability/goals.words.ts';
import { languages } from '../../i18n/site/language.ts';
import { type GoalChapter, supportedGoals } from './goals.ts';

/** The seventeen goals in three rows of a honeycomb: six, five and six. */
const rows = [
  [1, 2, 3, 4, 5, 6],
  [7, 8, 9, 10, 11],
  [12, 13, 14, 15, 16, 17],
];
const radius = 50;
const width = Math.sqrt(3) * radius;
const gap = 8;

const fillOf: Record<GoalChapter, string> = {
  circularity: 'fill-petrol-light',
  social: 'fill-laterite',
  environment: 'fill-mangrove',
};

/** The goals as a honeycomb; supported ones are filled. */
export function GoalsDrawing() {
  const numbers = new Intl.ListFormat(languages[currentLanguage()].htmlLang).format(
    supportedGoals.map(({ number }) => String(number)),
  );
  return (
    <svg
      aria-describedby="goals-drawing-text"
      aria-labelledby="goals-drawing-title"
      className="h-auto w-full"
      role="img"
      viewBox={`0 0 ${round(6 * width + 5 * gap + 4)} ${round(2 * (1.5 * radius + gap) + 2 * radius + 4)}`}
    >
      <title id="goals-drawing-title">{t.drawing}</title>
      <desc id="goals-drawing-text">{t.drawingText({ numbers })}</desc>
      {rows.flatMap((row, down) =>
        row.map((number, across) => <Goal key={number} {...place(down, across)} number={number} />),
      )}
    </svg>
  );
}

function Goal({ number, x, y }: { number: number; x: number; y: number }) {
  const chapter = supportedGoals.find((goal) => goal.number === number)?.chapter;
  return (
    <g className={chapter ? fillOf[chapter] : 'fill-none'}>
      <path className={chapter ? '' : 'stroke-current opacity-30'} d={hexagon(x, y)} />
      <text
        className={`text-[32px] font-800 ${chapter ? 'fill-alumina' : 'fill-current opacity-55'}`}
        textAnchor="middle"
        x={round(x)}
        y={round(y + 11)}
      >
        {number}
      </text>
    </g>
  );
}

function place(down: number, across: number): { x: number; y: number } {
  const indent = down % 2 === 1 ? (width + gap) / 2 : 0;
  return { x: 2 + indent + width / 2 + across * (width + gap), y: 2 + radius + down * (1.5 * radius + gap) };
}

function hexagon(x: number, y: number): string {
  const half = width / 2;
  const corners = [
    [0, -radius],
    [half, -radius / 2],
    [half, radius / 2],
    [0, radius],
    [-half, radius / 2],
    [-half, -radius / 2],
  ] as const;
  return `M${corners.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}Z`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
