/** Minimum distance to the edges of the window, in pixels. */
const marginInPixels = 8;

/** Position above the target, or below when there is no room; adjacent, so that the pointer can enter the tooltip. */
function placeBeside(bubble: HTMLElement, over: HTMLElement): void {
  const { left, top, bottom, width } = over.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const middle = left + width / 2 - offsetWidth / 2;
  const maxLeft = document.documentElement.clientWidth - offsetWidth - marginInPixels;
  bubble.style.left = `${Math.max(marginInPixels, Math.min(middle, maxLeft))}px`;
  bubble.style.top = `${top > offsetHeight + marginInPixels ? top - offsetHeight : bottom}px`;
}

const delayInMilliseconds = 700;
/** Time in milliseconds after closing a tooltip in which the next one opens without delay. */
const skipInMilliseconds = 300;
const triggers = ['aria-label', 'title', 'data-tip'].map((name) => `a[${name}], button[${name}]`).join();

/**
 * Tooltips for controls without text. A tooltip can be hovered itself, and closes when the pointer
 * leaves, on press, click or Escape, when the focus moves and when an ancestor is scrolled.
 */
export function startTooltips(first: Event): void {
  const bubble = document.createElement('div');
  bubble.id = 'tooltip';
  bubble.className = 'tooltip';
  bubble.role = 'tooltip';
  bubble.popover = 'manual';
  const text = document.createElement('span');
  text.className = 'tooltip-text';
  bubble.append(text);
  let trigger: HTMLElement | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const open = (over: HTMLElement) => {
    const label = over.getAttribute('aria-label');
    text.textContent = label ?? over.dataset.tip ?? '';
    if (!label) over.setAttribute('aria-describedby', bubble.id);
    // Elements outside a modal dialog are inert.
    (over.closest('dialog[open]') ?? document.body).append(bubble);
    bubble.showPopover();
    placeBeside(bubble, over);
  };
  const close = () => {
    clearTimeout(opening);
    if (bubble.matches(':popover-open')) {
      closedAt = performance.now();
      bubble.hidePopover();
    }
    if (trigger?.getAttribute('aria-describedby') === bubble.id) trigger.removeAttribute('aria-describedby');
  };
  const approach = (over: HTMLElement, delay: number) => {
    if (over === trigger) return;
    close();
    trigger = over;
    if (over.title) {
      // Prevents a second, native tooltip.
      over.dataset.tip = over.title;
      over.removeAttribute('title');
    }
    opening = setTimeout(open, delay, over);
  };
  const leave = () => {
    close();
    trigger = undefined;
  };

  const onEvent = (event: Event) => {
    const over = event.target instanceof Element ? event.target.closest<HTMLElement>(triggers) : null;
    if (!over) return;
    if (event.type === 'focusin') {
      if (over.matches(':focus-visible')) approach(over, 0);
    } else if (event instanceof PointerEvent && event.pointerType !== 'touch' && over.matches(':hover')) {
      // The pointer may have left before this script was loaded.
      approach(over, performance.now() - closedAt < skipInMilliseconds ? 0 : delayInMilliseconds);
    }
  };
  document.addEventListener('pointerover', onEvent);
  document.addEventListener('focusin', onEvent);
  document.addEventListener('pointerout', ({ relatedTarget }) => {
    const isStillThere =
      relatedTarget instanceof Node && (trigger?.contains(relatedTarget) || bubble.contains(relatedTarget));
    if (trigger && !isStillThere) leave();
  });
  document.addEventListener('focusout', leave);
  // After a press, the tooltip stays hidden until the pointer leaves.
  document.addEventListener('pointerdown', close, true);
  document.addEventListener('click', close, true);
  // Arrow keys may move the control.
  document.addEventListener('keydown', ({ key }) => /^(Esc|Arrow)/.test(key) && close(), true);
  document.addEventListener(
    'scroll',
    ({ target }) => target instanceof Node && target.contains(trigger ?? null) && close(),
    {
      capture: true,
      passive: true,
    },
  );
  onEvent(first);
}
