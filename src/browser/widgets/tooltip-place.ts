/** The least distance to the edges of the window, in pixels. */
const air = 8;

/** Places a tooltip above its target, or below without room, without a gap that the pointer could leave through. */
export function placeBeside(bubble: HTMLElement, over: HTMLElement): void {
  const { left, top, bottom, width } = over.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const middle = left + width / 2 - offsetWidth / 2;
  const most = document.documentElement.clientWidth - offsetWidth - air;
  bubble.style.left = `${Math.max(air, Math.min(middle, most))}px`;
  bubble.style.top = `${top > offsetHeight + air ? top - offsetHeight : bottom}px`;
}
