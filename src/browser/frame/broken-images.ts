/** A picture that cannot be had becomes the company's mark. Errors do not bubble, so they are caught on the way down. */
export function replaceBrokenImages(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true);
  // Some have failed before this script came.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
}

function replace(image: HTMLImageElement): void {
  // What stands in an editor is the text of somebody, and would be saved with the mark.
  if (image.isContentEditable) return;
  // Beside the text of an article a mark in place of a picture would say something that nobody wrote.
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
