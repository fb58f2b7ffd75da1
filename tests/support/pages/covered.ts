import type { Page } from 'playwright';

/** Distance between two positions, in pixels. */
const stepInPixels = 200;

/**
 * What the badge of the report channel covers at positions from the top of the page to its end: a control at all, text
 * only while it is shown whole. A position counts when the cover lasts longer than half a second.
 */
export function coveredByBadge(page: Page): Promise<string[]> {
  return page.evaluate(async (step) => {
    const badge = document.querySelector<HTMLElement>('.report');
    if (!badge) throw new Error('The page has no badge');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const meets = (box: DOMRect, place: DOMRect) =>
      box.width > 2 &&
      box.left < place.right - 1 &&
      box.right > place.left + 1 &&
      box.top < place.bottom - 1 &&
      box.bottom > place.top + 1;

    const covered = () => {
      if (getComputedStyle(badge).visibility === 'hidden') return [];
      const place = badge.getBoundingClientRect();
      const found: string[] = [];
      for (const control of document.querySelectorAll(
        'main :is(a, button, input, select, textarea, summary, label), footer a',
      )) {
        if (isShown(control) && meets(control.getBoundingClientRect(), place))
          found.push(control.outerHTML.slice(0, 80));
      }
      if (!badge.hasAttribute('data-whole')) return found;
      for (const root of document.querySelectorAll('main, footer')) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          if (!node.textContent?.trim() || !node.parentElement || !isShown(node.parentElement)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          if ([...range.getClientRects()].some((box) => meets(box, place))) found.push(node.textContent);
        }
      }
      return found;
    };

    const lasting: string[] = [];
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top <= end; top += step) {
      scrollTo({ top, behavior: 'instant' });
      // What fades in or out takes half a second, and longer on a busy machine.
      const deadline = performance.now() + 5000;
      let found: string[];
      do {
        await frame();
        await frame();
        found = covered();
      } while (found.length > 0 && performance.now() < deadline);
      lasting.push(...found.map((what) => `${top}: ${what}`));
    }
    return lasting;
  }, stepInPixels);
}
