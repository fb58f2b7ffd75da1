import { keep, recall } from '../storage.ts';

type Position = { x: number; y: number };

const key = 'report-widget-position';
/** Distance of the badge from both edges together, in pixels. */
const marginsInPixels = 32;
const stepInPixels = 16;
/** Keeps the upper corners below the header. */
const belowBar = 56;
/** Movement below this distance counts as a tap. */
const maxTapInPixels = 4;

/** Below 1024 px the badge can be moved by dragging or arrow keys; its position is stored for all pages. */
export function makeReportWidgetMovable(): void {
  const badge = document.querySelector<HTMLElement>('.report');
  if (!badge) return;
  const wide = matchMedia('(width >= 64rem)');
  let position = parsePosition(recall(key));

  /** Its maximum offset; CSS places it there and the script moves it with a transform. */
  const furthest = (): Position => ({
    x: document.documentElement.clientWidth - badge.offsetWidth - marginsInPixels,
    y: innerHeight - badge.offsetHeight - marginsInPixels,
  });
  const place = () => {
    badge.toggleAttribute('data-placed', Boolean(position) && !wide.matches);
    if (wide.matches) badge.removeAttribute('aria-describedby');
    else badge.setAttribute('aria-describedby', 'report-hint');
    const { x, y } = furthest();
    if (position) position = { x: clamp(position.x, x), y: clamp(position.y, y) };
    badge.style.translate = position && !wide.matches ? `${position.x - x}px ${position.y - y}px` : '';
  };
  const moveTo = (to: Position) => {
    position = to;
    place();
  };
  const moveAndKeep = (to: Position) => {
    moveTo(to);
    keep(key, JSON.stringify(position));
  };

  let grip: (Position & { from: Position }) | undefined;
  let dragged = false;
  badge.addEventListener('pointerdown', ({ clientX: x, clientY: y, button, pointerId }) => {
    dragged = false;
    if (button !== 0 || wide.matches) return;
    grip = { x, y, from: position ?? furthest() };
    badge.setPointerCapture(pointerId);
  });
  // Otherwise Chromium drags the link below the badge.
  badge.addEventListener('mousedown', (event) => grip && event.preventDefault());
  badge.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!grip) return;
    const [x, y] = [clientX - grip.x, clientY - grip.y];
    dragged ||= Math.hypot(x, y) > maxTapInPixels;
    if (dragged) moveTo({ x: grip.from.x + x, y: grip.from.y + y });
  });
  badge.addEventListener('lostpointercapture', () => {
    grip = undefined;
    if (dragged && position) moveAndKeep(position);
  });
  badge.addEventListener('click', (event) => {
    // Suppresses the click at the end of a drag; keyboard clicks have `detail` 0.
    if (dragged && event.detail > 0) event.preventDefault();
  });
  badge.addEventListener('keydown', (event) => {
    const way = ways[event.key];
    if (!way || wide.matches) return;
    event.preventDefault();
    const { x, y } = position ?? furthest();
    moveAndKeep({ x: x + way.x * stepInPixels, y: y + way.y * stepInPixels });
  });
  document.querySelector('.report-move')?.addEventListener('click', () => {
    const { x, y } = furthest();
    moveAndKeep(nextCorner(position ?? { x, y }, x, y));
  });
  addEventListener('resize', place);
  place();
}

const ways: Record<string, Position | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max));
}

/** Corners in clockwise order from the lower right: lower left, upper left, upper right. */
function nextCorner({ x, y }: Position, right: number, bottom: number): Position {
  const isRight = x > right / 2;
  return y > bottom / 2 ? { x: 0, y: isRight ? bottom : belowBar } : { x: right, y: isRight ? bottom : belowBar };
}

function parsePosition(kept: string | null): Position | undefined {
  try {
    const { x, y } = JSON.parse(kept ?? '{}');
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
  } catch {
    return undefined;
  }
}
