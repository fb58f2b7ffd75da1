import type { Page } from 'playwright';

/**
 * Texts and controls of a page that cannot be read or reached completely: beyond an edge of the window, or clipped by an
 * element that does not scroll. What scrolls sideways on purpose (carousels, wide tables) and abridged texts are left out.
 */
export function cutOffContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Glyphs and rounded positions exceed their boxes by this many pixels. */
    const tolerance = 3;
    const windowWidth = document.documentElement.clientWidth;
    const problems = new Set<string>();

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || !isShown(parent)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) check(parent, rect, node.nodeValue.trim());
    }
    for (const control of document.body.querySelectorAll('a, button, input, select, textarea, summary, label')) {
      if (isShown(control)) check(control, control.getBoundingClientRect(), control.textContent?.trim() ?? '');
    }
    return [...problems];

    function check(element: Element, rect: DOMRect, text: string): void {
      if (rect.width === 0 || rect.height === 0) return;
      for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Fixed elements are clipped by the window only.
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
          const outer = box.getBoundingClientRect();
          // Hidden from sight on purpose, for screen readers.
          if (outer.width <= 1 || outer.height <= 1 || style.clipPath === 'inset(50%)') return;
          if (isScrolled(style.overflowX) || box.closest('[aria-roledescription="carousel"], .carousel')) return;
          const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          const isBeside = rect.left < outer.left - tolerance || rect.right > outer.right + tolerance;
          const isBelow = rect.top < outer.top - tolerance || rect.bottom > outer.bottom + tolerance;
          if (isClipped(style.overflowX) && isBeside) problems.add(`${nameOf(box)} cuts off "${text.slice(0, 40)}"`);
          if (isScrolled(style.overflowY)) break;
          const isAbridged = style.webkitLineClamp !== 'none';
          if (isClipped(style.overflowY) && isBelow && !isAbridged) {
            problems.add(`${nameOf(box)} cuts off the lines of "${text.slice(0, 40)}"`);
          }
          if (isAbridged) return;
        }
        if (style.position === 'fixed') break;
      }
      if (rect.left < -tolerance || rect.right > windowWidth + tolerance) {
        problems.add(`${nameOf(element)} is beyond the window: "${text.slice(0, 40)}" at ${Math.round(rect.right)} px`);
      }
    }

    function isScrolled(overflow: string): boolean {
      return overflow === 'auto' || overflow === 'scroll';
    }

    function isShown(element: Element): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden="true"], .sr-only, .skip-link')
      );
    }

    function nameOf({ tagName, id, className }: Element): string {
      const [first] = typeof className === 'string' ? className.split(' ') : [];
      return `${tagName.toLowerCase()}${id ? `#${id}` : ''}${first ? `.${first}` : ''}`;
    }
  });
}

/**
 * Changes the browser's default size of text, as readers do in its settings; 16 px is the usual one. It counts from the next
 * page on, and as long as the session is open.
 */
export async function openTextSize(page: Page): Promise<(pixels: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (pixels) =>
    void (await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } }));
}
