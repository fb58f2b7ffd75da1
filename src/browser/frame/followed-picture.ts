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
