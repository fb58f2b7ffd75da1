/**
 * Shows a picture's blurred placeholder from when it comes into view until it is loaded. Not earlier: each placeholder is
 * decoded while the page is styled, and most pictures have arrived before they are seen.
 */
export function showPlaceholders(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (target instanceof HTMLImageElement) showPlaceholder(target);
    }
  });
  for (const image of document.querySelectorAll('img[data-blur]')) observer.observe(image);
}

function showPlaceholder(image: HTMLImageElement): void {
  if (image.complete && image.naturalWidth > 0) return;
  image.style.background = `url(${image.dataset.blur}) 50% / cover`;
  image.addEventListener('load', () => image.style.removeProperty('background'), { once: true });
}
