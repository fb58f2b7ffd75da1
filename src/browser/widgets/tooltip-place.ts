/** Minimum distance to the edges of the window, in pixels. */
const air = 8;

/** Position above the target, or below when there is no room; adjacent, so that the pointer can enter the tooltip. */
export function placeBeside(bubble: HTMLElement, over: HTMLElement): void {
  const { left, top, bottom, width } = over.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const middle = left + width / 2 - offsetWidth / 2;
  const most = document.documentElement.clientWidth - offsetWidth - air;
  bubble.style.left = `${Math.max(air, Math.min(middle, most))}px`;
  bubble.style.top = `${top > offsetHeight + air ? top - offsetHeight : bottom}px`;
}
