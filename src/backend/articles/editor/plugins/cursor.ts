import { Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * Between the cursor and a bar, in CSS pixels: more than a line, since at a wrapped line's end ProseMirror measures the start
 * of the next one.
 */
const gap = 32;

/**
 * Keeps the cursor between the bars that stay in view, however it gets there: by typing, by keys that the browser handles,
 * or by a click on a line that a bar covers in part.
 */
export function cursorInView(): Plugin {
  let opened: EditorView | undefined;
  // The page does not move under a pressed pointer: that would extend the selection.
  let isPressed = false;
  const sides = {
    get top() {
      return opened ? coveredAbove(opened) + gap : 0;
    },
    get bottom() {
      return coveredBelow() + gap;
    },
    left: 0,
    right: 0,
  };
  return new Plugin({
    props: {
      scrollThreshold: sides,
      scrollMargin: sides,
      // ProseMirror measures all elements around the cursor, which in a long text takes a quarter of a key's time.
      handleScrollToSelection: (view) => isInView(view),
    },
    appendTransaction(_transactions, before, { selection, tr }) {
      const isMoved = !selection.eq(before.selection) && selection instanceof TextSelection && selection.empty;
      return isMoved && !isPressed && opened?.hasFocus() ? tr.scrollIntoView() : null;
    },
    view(view) {
      opened = view;
      const closing = new AbortController();
      const { signal } = closing;
      const released = () => {
        if (!isPressed) return;
        isPressed = false;
        // After the browser has placed the cursor.
        setTimeout(() => showCursor(view));
      };
      view.dom.addEventListener('pointerdown', () => (isPressed = true), { signal });
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, released, { signal });
      // An on-screen keyboard makes the visible part lower.
      visualViewport?.addEventListener('resize', () => showCursor(view), { signal });
      const bar = saveBar();
      const growth = new ResizeObserver(() => showCursor(view));
      for (const one of [bar, toolbarsOf(view)]) if (one) growth.observe(one);
      return {
        destroy() {
          closing.abort();
          growth.disconnect();
        },
      };
    },
  });
}

/** Only for a cursor in a block of the text itself: a table can be scrolled too. */
function isInView(view: EditorView): boolean {
  const { selection } = view.state;
  if (!(selection instanceof TextSelection) || selection.$head.depth !== 1) return false;
  const { first, last } = visibleLines(view);
  const { top, bottom } = view.coordsAtPos(selection.head, 1);
  return top >= first && bottom <= last;
}

/** The part of the window that no bar covers. */
function visibleLines(view: EditorView): { first: number; last: number } {
  return {
    first: coveredAbove(view) + gap,
    last: (visualViewport?.height ?? innerHeight) - coveredBelow() - gap,
  };
}

/** After something else than the text has changed what is covered. */
export function showCursor(view: EditorView): void {
  const { selection, tr } = view.state;
  if (!view.isDestroyed && view.hasFocus() && selection.empty) view.dispatch(tr.scrollIntoView());
}

/** Scrolls to a place of the text, also while the focus is elsewhere, when ProseMirror does not. */
export function showPlace(view: EditorView, position: number): void {
  const { top, bottom } = view.coordsAtPos(position);
  const { first, last } = visibleLines(view);
  if (top < first || bottom > last) scrollBy({ top: (top + bottom - first - last) / 2, behavior: 'instant' });
}

/** In CSS pixels. */
const noticeGap = 8;

/** Distance from the top of its container at which a notice is beside the cursor's line: below it, or above it where a bar would cover it. */
export function topBesideCursor(view: EditorView, notice: HTMLElement): number {
  const { head } = view.state.selection;
  // At the end of a wrapped line the two sides are on different lines.
  const sides = [view.coordsAtPos(head, -1), view.coordsAtPos(head, 1)];
  const below = Math.max(...sides.map(({ bottom }) => bottom)) + noticeGap;
  const above = Math.min(...sides.map(({ top }) => top)) - noticeGap - notice.offsetHeight;
  const end = (visualViewport?.height ?? innerHeight) - coveredBelow();
  const start = notice.offsetParent?.getBoundingClientRect().top ?? 0;
  return (below + notice.offsetHeight <= end ? below : above) - start;
}

/** Beside the selected text: above it, or below where the toolbar or, on a touch screen, the device's own menu is above. */
export function placeBesideSelection(view: EditorView, bubble: HTMLElement): void {
  const { from, to } = view.state.selection;
  const [start, end] = [view.coordsAtPos(from, 1), view.coordsAtPos(to, -1)];
  const place = bubble.offsetParent?.getBoundingClientRect();
  if (!place) return;
  const above = start.top - bubble.offsetHeight - noticeGap;
  const isFree = above >= coveredAbove(view) && matchMedia('(pointer: fine)').matches;
  const lowest = (visualViewport?.height ?? innerHeight) - coveredBelow() - bubble.offsetHeight - noticeGap;
  bubble.style.top = `${(isFree ? above : Math.min(end.bottom + noticeGap, lowest)) - place.top}px`;
  const left = (start.top === end.top ? (start.left + end.left) / 2 : start.left) - bubble.offsetWidth / 2 - place.left;
  bubble.style.left = `${Math.max(0, Math.min(left, place.width - bubble.offsetWidth))}px`;
}

function toolbarsOf(view: EditorView): HTMLElement | null {
  return view.dom.closest('form')?.querySelector<HTMLElement>('.editor-toolbars') ?? null;
}

function saveBar(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.desk-save');
}

/** From the upper edge of the visual viewport, where ProseMirror begins to measure, in CSS pixels. */
function coveredAbove(view: EditorView): number {
  const bars = toolbarsOf(view);
  const stuck = bars ? Number.parseFloat(getComputedStyle(bars).top) + bars.offsetHeight : 0;
  return Math.max(stuck, visualViewport?.offsetTop ?? 0);
}

/** From its lower edge; a keyboard may lie above the save bar. */
function coveredBelow(): number {
  const { height = innerHeight, offsetTop = 0 } = visualViewport ?? {};
  const barTop = innerHeight - (saveBar()?.offsetHeight ?? 0);
  return Math.max(0, offsetTop + height - barTop) - offsetTop;
}
