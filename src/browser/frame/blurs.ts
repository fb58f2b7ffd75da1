import { whenVisible } from '../islands.ts';

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
