export type Box = { left: number; top: number; right: number; bottom: number };

const controls = 'a, button, input, select, textarea, summary, label';
/** Elements above the page that make room for the badge themselves, and the badge. */
const apart = '.report, .report-card, .consent, .bar, .skip-link, dialog, noscript, script, style';
/** Time after a change of the page before its elements are listed again. */
const restInMilliseconds = 250;

/**
 * Tells which controls and elements with text are in parts of the window. The browser watches which elements are in the
 * columns of these parts, so that only few are measured while the page scrolls.
 */
export class Obstacles {
  private readonly observers: IntersectionObserver[] = [];
  private readonly found: Set<Element>[] = [];
  private zones: readonly Box[] = [];
  private listing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {
    const mutations = new MutationObserver(() => {
      clearTimeout(this.listing);
      this.listing = setTimeout(() => this.observe(), restInMilliseconds);
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

export function overlap(one: Box, other: Box): boolean {
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
