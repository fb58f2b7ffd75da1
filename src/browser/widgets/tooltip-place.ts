/** Minimum distance to the edges of the window, in pixels. */
const marginInPixels = 8;

/** Position above the target, or below when there is no room; adjacent, so that the pointer can enter the tooltip. */
export function placeBeside(bubble: HTMLElement, over: HTMLElement): void {
  const { left, top, bottom, width } = over.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const middle = left + width / 2 - offsetWidth / 2;
  const maxLeft = document.documentElement.clientWidth - offsetWidth - marginInPixels;
  bubble.style.left = `${Math.max(marginInPixels, Math.min(middle, maxLeft))}px`;
  bubble.style.top = `${top > offsetHeight + marginInPixels ? top - offsetHeight : bottom}px`;
}
