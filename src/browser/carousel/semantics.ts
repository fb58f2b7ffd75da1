/** Replaces the links to the slides with buttons, which no longer lead to another place on the page. */
export function replaceDotLinks(carousel: HTMLElement): void {
  for (const link of carousel.querySelectorAll<HTMLAnchorElement>('a[data-dot]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = link.className;
    button.dataset.dot = link.hash.slice(1);
    if (link.ariaCurrent) button.ariaCurrent = link.ariaCurrent;
    button.append(...link.childNodes);
    const hasFocus = link === document.activeElement;
    link.replaceWith(button);
    if (hasFocus) button.focus({ preventScroll: true });
  }
}

/**
 * Marks a list up as a carousel, as the ARIA Authoring Practices describe it; its slides stay items of a list, which may have no
 * other role. Returns what undoes it.
 */
export function describeCarousel(carousel: HTMLElement, track: HTMLElement): () => void {
  const label = track.getAttribute('aria-label') ?? '';
  const { carousel: carouselRole = '', slideRole = '' } = carousel.dataset;
  const undo = [
    setAttributes(carousel, { role: 'group', 'aria-roledescription': carouselRole, 'aria-label': label }),
    setAttributes(track, { 'aria-label': null }),
  ];
  for (const slide of track.children) {
    if (!(slide instanceof HTMLElement)) continue;
    const attributes = { 'aria-roledescription': slideRole, 'aria-label': slide.dataset.label ?? '' };
    undo.push(setAttributes(slide, attributes));
  }
  return () => {
    for (const restore of undo) restore();
  };
}

/** Sets attributes, or removes those that are null. Returns what restores the earlier values. */
function setAttributes(element: Element, values: Record<string, string | null>): () => void {
  const earlier = Object.keys(values).map((name) => [name, element.getAttribute(name)] as const);
  const write = (entries: (readonly [string, string | null])[]) => {
    for (const [name, value] of entries) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
  write(Object.entries(values));
  return () => write(earlier);
}
