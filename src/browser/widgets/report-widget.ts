import { keep, recall } from '../storage.ts';

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

/** Offset of the badge from its margins at the left and at the top of the window, in pixels. */
type Position = { x: number; y: number };

/** Distance of the badge from each edge of the window. */
const marginInPixels = 16;
/** Lowest vertical offset: the badge stays below the header. */
const belowBar = 56;

function outset({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Direction of each arrow key. */
const ways: Record<string, Position | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

/** The next corner in clockwise order from the lower right: lower left, upper left, upper right. */
function nextCorner({ x, y }: Position, right: number, bottom: number): Position {
  const isRight = x > right / 2;
  return y > bottom / 2 ? { x: 0, y: isRight ? bottom : belowBar } : { x: right, y: isRight ? bottom : belowBar };
}

function parsePosition(stored: string | null): Position | undefined {
  try {
    const { x, y } = JSON.parse(stored ?? '{}');
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
  } catch {
    return undefined;
  }
}

type Box = { left: number; top: number; right: number; bottom: number };

const controls = 'a, button, input, select, textarea, summary, label';
/** Elements above the page that make room for the badge themselves, and the badge. */
const apart = '.report, .report-card, .consent, .bar, .skip-link, dialog, noscript, script, style';
/** Time after a change of the page before its elements are listed again. */
const listingRestInMilliseconds = 250;

/**
 * Tells which controls and elements with text are in parts of the window. The browser watches which elements are in the
 * columns of these parts, so that only few are measured while the page scrolls.
 */
class Obstacles {
  private readonly observers: IntersectionObserver[] = [];
  private readonly found: Set<Element>[] = [];
  private zones: readonly Box[] = [];
  private listing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {
    const mutations = new MutationObserver(() => {
      clearTimeout(this.listing);
      this.listing = setTimeout(() => this.observe(), listingRestInMilliseconds);
    });
    const sizes = new ResizeObserver(() => requestAnimationFrame(changed));
    for (const root of roots()) {
      mutations.observe(root, { childList: true, subtree: true });
      sizes.observe(root);
    }
  }

  /** Watches these parts of the window in place of the previous ones. */
  watch(zones: readonly Box[]): void {
    if (JSON.stringify(zones) === JSON.stringify(this.zones)) return;
    this.zones = zones;
    this.observe();
  }

  /** Elements in the zone with this index. */
  in(index: number): Element[] {
    const zone = this.zones[index];
    if (!zone) return [];
    return [...(this.found[index] ?? [])].filter((element) => overlap(element.getBoundingClientRect(), zone));
  }

  private observe(): void {
    for (const observer of this.observers.splice(0)) observer.disconnect();
    const elements = [...roots()].flatMap(elementsIn);
    const { clientWidth } = document.documentElement;
    this.zones.forEach(({ left, right }, index) => {
      const meeting = new Set<Element>();
      this.found[index] = meeting;
      // Above and below, what a step of scrolling brings into the window.
      const edges = [-innerHeight, clientWidth - right, -innerHeight, left];
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) meeting.add(target);
            else meeting.delete(target);
          }
          this.changed();
        },
        { rootMargin: edges.map((edge) => `${-Math.round(edge)}px`).join(' ') },
      );
      for (const element of elements) observer.observe(element);
      this.observers.push(observer);
    });
  }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function roots(): NodeListOf<Element> {
  return document.querySelectorAll('main, footer');
}

/** Its controls, and its elements that contain text themselves. */
function elementsIn(root: Element): Element[] {
  const elements = new Set<Element>(root.querySelectorAll(controls));
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement && node.textContent?.trim()) elements.add(node.parentElement);
  }
  return [...elements].filter((element) => !element.closest(apart));
}
