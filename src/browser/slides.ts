/** Links to slides move the slides and not the page, and the link of the slide in view is marked. */
export function improveSlides(): void {
  for (const carousel of document.querySelectorAll('[data-slides]')) {
    const track = carousel.querySelector('ol');
    if (!track) continue;
    const links = [...carousel.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    for (const link of links) {
      link.addEventListener('click', (event) => {
        const slide = document.getElementById(link.hash.slice(1));
        if (!slide) return;
        event.preventDefault();
        track.scrollTo({ left: slide.offsetLeft - track.offsetLeft });
      });
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) mark(links, target.id);
        }
      },
      { root: track, threshold: 0.6 },
    );
    for (const slide of track.children) observer.observe(slide);
  }
}

function mark(links: HTMLAnchorElement[], id: string): void {
  for (const link of links) {
    if (link.dataset.dot === undefined) continue;
    if (link.hash === `#${id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
