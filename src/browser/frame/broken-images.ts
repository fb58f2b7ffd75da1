/** Replaces broken pictures with the company logo. Error events do not bubble, so they are captured. */
export function replaceBrokenImages(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true);
  // Pictures that failed before this script was loaded.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
}

function replace(image: HTMLImageElement): void {
  // Pictures in the editor are excluded: the replacement would be saved.
  if (image.isContentEditable) return;
  // In article text a logo in place of a picture would be misleading.
  if (image.closest('[data-hide-broken]')) {
    image.hidden = true;
    return;
  }
  const logo = document.documentElement.dataset.logo;
  if (!logo || image.dataset.broken !== undefined) return;
  image.dataset.broken = '';
  for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = logo;
}
