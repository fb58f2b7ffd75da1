/** Until a picture has come, its blur stands in its place. Without script, or in a hurry, the ground does. */
export function showBlurs(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-blur]')) {
    if (image.complete && image.naturalWidth > 0) continue;
    image.style.background = `url(${image.dataset.blur}) 50% / cover`;
    image.addEventListener('load', () => image.style.removeProperty('background'), { once: true });
  }
}
