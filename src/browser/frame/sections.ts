import { onScroll } from './scroll.ts';

const barInPixels = 72;

/** Highlights the current section in the navigator; a section is current from a tenth of a screen before its top. */
export function trackCurrentSection(): void {
  const navigator = document.querySelector('[data-navigator]');
  if (!navigator) return;
  const [up, down] = navigator.querySelectorAll('button');
  const links = [...navigator.querySelectorAll('a')];
  const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)));
  let active = 0;

  const go = (step: number) => sections[active + step]?.scrollIntoView();
  up?.addEventListener('click', () => go(-1));
  down?.addEventListener('click', () => go(1));

  onScroll(() => {
    // On low screens, a section reached by a link stops below the header, which is more than a tenth of the screen.
    const line = scrollY + Math.max(innerHeight * 0.1, barInPixels);
    const passed = sections.findLastIndex((section) => section && topOf(section) <= line + 1);
    active = Math.max(0, passed);
    links.forEach((link, index) => {
      if (index === active) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
    if (up) up.disabled = active === 0;
    if (down) down.disabled = active === sections.length - 1;
  });
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top + scrollY;
}
