type Contents = {
  /** The scrolling element. */
  text: HTMLElement;
  /** Links to the sections, in order. */
  links: readonly HTMLAnchorElement[];
  /** Debounce in milliseconds before the current section is determined. */
  restInMilliseconds: number;
};

const lockInMilliseconds = 1000;
/** Distance of a heading from the top edge, in pixels, at which its section becomes current. */
const nearInPixels = 96;

/** Marks the link of the current section. A clicked link scrolls smoothly and stays marked for a second. */
export function followContents({ text, links, restInMilliseconds }: Contents): void {
  const sections = links.map(({ hash }) => text.querySelector<HTMLElement>(`[id="${hash.slice(1)}"]`));
  let locked: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const mark = (current: number) => {
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
    links[current]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const look = () => {
    if (locked !== undefined) return;
    const line = text.getBoundingClientRect().top + nearInPixels;
    const isAtEnd = text.scrollTop + text.clientHeight >= text.scrollHeight - 2;
    const passed = sections.findLastIndex((section) => section && section.getBoundingClientRect().top <= line);
    mark(isAtEnd ? sections.length - 1 : Math.max(0, passed));
  };

  text.addEventListener('scroll', () => {
    clearTimeout(resting);
    if (restInMilliseconds > 0) resting = setTimeout(look, restInMilliseconds);
    else look();
  });
  links.forEach((link, index) => {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      clearTimeout(locked);
      locked = setTimeout(() => {
        locked = undefined;
      }, lockInMilliseconds);
      mark(index);
      const section = sections[index];
      if (!section) return;
      section.scrollIntoView();
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    });
  });
  mark(0);
}
