import { keep, recall } from '../storage.ts';
import { Obstacles, overlap } from './obstacles.ts';
import {
  belowBar,
  clamp,
  marginInPixels,
  nextCorner,
  outset,
  type Position,
  parsePosition,
  ways,
} from './report-widget-geometry.ts';

const key = 'report-widget-position';
const stepInPixels = 16;
/** Movement below this distance counts as a tap. */
const maxTapInPixels = 4;
/** Free space around the badge. */
const clearanceInPixels = 4;
/** The tab opens into the badge after the page has rested for this long. */
const restInMilliseconds = 300;
/** A badge moved by keys or its button is shown whole for this long. */
const movedInMilliseconds = 1500;

/**
 * Shows the badge of the report channel whole where it covers nothing, and otherwise as a tab at the edge, which gives way
 * to controls. Below 1024 px it can be moved by dragging or arrow keys; its position is stored for all pages. A drag may have
 * begun with the event that loaded this script.
 */
export function placeReportWidget(badge: HTMLElement, first?: Event): void {
  const wide = matchMedia('(width >= 64rem)');
  const root = document.documentElement;
  const card = document.querySelector('#report-card');
  let position = parsePosition(recall(key));
  let isMoving = false;
  /** Dropped over text: it stays there until the page scrolls or the focus moves. */
  let isDropped = false;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let moved: ReturnType<typeof setTimeout> | undefined;

  const size = () => badge.offsetHeight;
  /** Its maximum offset; CSS places it there and the script moves it with a transform. */
  const furthest = (): Position => ({
    x: root.clientWidth - size() - 2 * marginInPixels,
    y: innerHeight - size() - 2 * marginInPixels - lift(),
  });
  const current = (): Position => {
    const { x, y } = furthest();
    if (!position || wide.matches) return { x, y };
    position = { x: clamp(position.x, 0, x), y: clamp(position.y, belowBar, y) };
    return position;
  };

  const isWhole = () => badge.hasAttribute('data-whole');
  const draw = (whole: boolean) => {
    const [from, at] = [furthest(), current()];
    const isLeft = at.x < from.x / 2;
    const top = whole ? at.y : freeTop(at.y);
    badge.toggleAttribute('data-whole', whole);
    // The focused badge stays where it is.
    badge.toggleAttribute('data-away', top === undefined && document.activeElement !== badge);
    if (isLeft) badge.dataset.side = 'left';
    else delete badge.dataset.side;
    badge.style.translate = `${whole ? at.x - from.x : 0}px ${(top ?? at.y) - from.y}px`;
  };

  /** The nearest vertical offset at which the tab meets nothing at the edge. */
  const freeTop = (wanted: number): number | undefined => {
    const [height, max] = [size(), furthest().y];
    const edge = edgeZone();
    const blocked = [...obstacles.in(1), focusedElement()].flatMap((element) => {
      const box = element?.getBoundingClientRect();
      return box && box.right > edge.left && box.left < edge.right
        ? [
            {
              from: box.top - height - marginInPixels - clearanceInPixels,
              to: box.bottom - marginInPixels + clearanceInPixels,
            },
          ]
        : [];
    });
    const isFree = (y: number) => y >= belowBar && y <= max && blocked.every(({ from, to }) => y <= from || y >= to);
    return [wanted, ...blocked.flatMap(({ from, to }) => [from, to])]
      .filter(isFree)
      .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
  };

  const wholeZone = () => {
    const { x, y } = current();
    const [left, top] = [x + marginInPixels, y + marginInPixels];
    return outset({ left, top, right: left + size(), bottom: top + size() }, clearanceInPixels);
  };
  /** The strip at the edge in which the tab moves; elements that only touch it are outside. */
  const edgeZone = () => {
    const { clientWidth } = root;
    const width = Number.parseFloat(getComputedStyle(badge).getPropertyValue('--tab')) * remInPixels();
    const isLeft = current().x < furthest().x / 2;
    const [left, right] = isLeft ? [0, width - 1] : [clientWidth - width + 1, clientWidth];
    return { left, right, top: 0, bottom: innerHeight };
  };

  const meets = () => {
    const focused = focusedElement();
    return obstacles.in(0).length > 0 || (focused ? overlap(focused.getBoundingClientRect(), wholeZone()) : false);
  };
  const update = () => {
    if (isMoving || isDropped || card?.matches(':popover-open')) return;
    clearTimeout(opening);
    if (meets()) return draw(false);
    if (isWhole()) return;
    draw(false);
    opening = setTimeout(() => draw(!meets()), restInMilliseconds);
  };
  const watch = () => {
    if (wide.matches) badge.removeAttribute('aria-describedby');
    else badge.setAttribute('aria-describedby', 'report-hint');
    obstacles.watch([wholeZone(), edgeZone()]);
    draw(isWhole());
    update();
  };
  const obstacles = new Obstacles(update);

  const moveTo = (to: Position) => {
    isMoving = true;
    clearTimeout(opening);
    clearTimeout(moved);
    position = to;
    draw(true);
  };
  const release = () => {
    isMoving = false;
    keep(key, JSON.stringify(position));
    watch();
  };
  const giveWay = () => {
    isDropped = false;
    update();
  };
  const moveAndKeep = (to: Position) => {
    moveTo(to);
    keep(key, JSON.stringify(position));
    moved = setTimeout(release, movedInMilliseconds);
  };

  let grip: (Position & { from: Position }) | undefined;
  let dragged = false;
  const take = ({ clientX: x, clientY: y, button, pointerId }: PointerEvent) => {
    dragged = false;
    if (button !== 0 || wide.matches) return;
    const at = current();
    // The tab becomes a whole badge under the pointer.
    grip = { x, y, from: isWhole() ? at : { x: x - size() / 2 - marginInPixels, y: at.y } };
    badge.setPointerCapture(pointerId);
  };
  badge.addEventListener('pointerdown', take);
  // Otherwise Chromium drags the link below the badge.
  badge.addEventListener('mousedown', (event) => grip && event.preventDefault());
  badge.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!grip) return;
    const [x, y] = [clientX - grip.x, clientY - grip.y];
    dragged ||= Math.hypot(x, y) > maxTapInPixels;
    if (dragged) moveTo({ x: grip.from.x + x, y: grip.from.y + y });
  });
  badge.addEventListener('lostpointercapture', ({ target }) => {
    // A touch belongs to what it met until the badge captures it.
    if (target !== badge) return;
    grip = undefined;
    if (!dragged) return;
    isDropped = true;
    release();
  });
  badge.addEventListener('click', (event) => {
    // Suppresses the click at the end of a drag; keyboard clicks have `detail` 0.
    if (dragged && event.detail > 0) event.preventDefault();
  });
  badge.addEventListener('keydown', (event) => {
    const way = ways[event.key];
    if (!way || wide.matches) return;
    event.preventDefault();
    const { x, y } = current();
    moveAndKeep({ x: x + way.x * stepInPixels, y: y + way.y * stepInPixels });
  });
  document.querySelector('.report-move')?.addEventListener('click', () => {
    const { x, y } = furthest();
    moveAndKeep(nextCorner(current(), x, y));
  });

  card?.addEventListener('toggle', update);
  addEventListener('resize', watch);
  addEventListener('scroll', giveWay, { passive: true });
  for (const kind of ['focusin', 'focusout']) document.addEventListener(kind, () => requestAnimationFrame(giveWay));
  const consent = document.querySelector('.consent');
  if (consent) new ResizeObserver(() => requestAnimationFrame(watch)).observe(consent);
  watch();
  if (first instanceof PointerEvent && first.type === 'pointerdown' && badge.contains(first.target as Node)) {
    try {
      take(first);
    } catch {
      // It was lifted while the script was on its way.
      grip = undefined;
    }
  }
}

/** The focused element, unless it is the badge or the whole main part. */
function focusedElement(): Element | undefined {
  const focused = document.activeElement;
  return focused && !focused.matches('body, main, .report, .report-card *') ? focused : undefined;
}

/** Height of the consent banner. */
function lift(): number {
  const consent = document.querySelector<HTMLElement>('.consent');
  return consent?.offsetHeight ?? 0;
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
