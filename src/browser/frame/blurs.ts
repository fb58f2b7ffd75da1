/** Shows a picture's blurred placeholder until it is loaded. */
export function showPlaceholders(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-blur]')) {
    if (image.complete && image.naturalWidth > 0) continue;
    image.style.background = `url(${image.dataset.blur}) 50% / cover`;
    image.addEventListener('load', () => image.style.removeProperty('background'), { once: true });
  }
}
