import { whenVisible } from '../islands.ts';
import { onScroll } from './scroll.ts';

/** Over a hero, the header is transparent until a tenth of the screen has been scrolled. */
export function updateBarOnScroll(): void {
  const bar = document.querySelector('[data-bar="over-hero"]');
  if (bar) onScroll(() => bar.toggleAttribute('data-solid', scrollY > innerHeight * 0.1));
}

/** The back-to-top button appears after 300 px. */
export function showBackToTop(): void {
  const link = document.querySelector('.to-top');
  if (link) onScroll(() => link.toggleAttribute('data-shown', scrollY > 300));
}

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

/** Moves content into place once, when a reader scrolls to it. Until then it stands where it stays. */
export function revealOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const watch = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
      if (element.getBoundingClientRect().top < innerHeight) continue;
      const enter = () => {
        element.dataset.reveal = 'entered';
      };
      whenVisible(element, enter, '0px');
    }
  };
  addEventListener('scroll', watch, { once: true, passive: true });
}

/**
 * Shows a picture's blurred placeholder from when it comes near the view until it is loaded. Not earlier: each placeholder is
 * decoded while the page is styled, and most pictures have arrived before they are seen.
 */
export function showPlaceholders(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-blur]'))
    whenVisible(image, () => showUntilLoaded(image));
}

function showUntilLoaded(image: HTMLImageElement): void {
  if (image.complete && image.naturalWidth > 0) return;
  image.style.background = `url(${image.dataset.blur}) 50% / cover`;
  const hide = () => {
    image.style.background = '';
  };
  image.addEventListener('load', hide, { once: true });
}

/**
 * Fetches the pictures further down when the page has loaded, so that a copy of the page has them: not on slow or metered lines,
 * and none that is not displayed, as in a timeline.
 */
export function fetchLatePictures(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return;
  const fetchAll = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]'))
      if (picture.checkVisibility()) picture.loading = 'eager';
  };
  if (document.readyState === 'complete') fetchAll();
  else addEventListener('load', fetchAll);
}

/**
 * The picture of a card grows into the hero of the page that the card leads to: during the view transition it has the name
 * of a hero's picture (see ui/styles/base.css).
 */
export function growFollowedPicture(): void {
  const root = document.documentElement;
  let followed: HTMLAnchorElement | null = null;
  let named: HTMLElement | null | undefined;

  document.addEventListener('click', ({ target }) => {
    followed = target instanceof Element ? target.closest('a') : null;
  });
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !followed || activation?.entry.url !== followed.href) return;
    named = followed.closest('li, article')?.querySelector('img');
    if (!named) return;
    root.setAttribute('data-followed', '');
    named.style.viewTransitionName = 'hero';
  });
  // A page that comes back from the back/forward cache.
  addEventListener('pageshow', () => {
    root.removeAttribute('data-followed');
    named?.style.removeProperty('view-transition-name');
  });
}

/** Calls back when the whole page has been laid out (see ui/media/hero-first.tsx), for code that measures elements. */
export function whenPageIsLaidOut(callback: () => void): void {
  if (document.querySelector('[data-alone]')) document.addEventListener('all-laid-out', callback, { once: true });
  else callback();
}

/** Adds the date of printing to the letterhead of a printed page. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    const line = document.querySelector<HTMLElement>('.letterhead-date');
    const date = line?.querySelector('span');
    if (!line || !date) return;
    const now = new Date();
    date.textContent = now.toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    line.hidden = false;
  });
}

/** Opens overlays in browsers without support for `command="show-modal"`. */
export function openOverlays(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[command="show-modal"]')) {
    const overlay = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (overlay instanceof HTMLDialogElement) button.addEventListener('click', () => overlay.showModal());
  }
}
