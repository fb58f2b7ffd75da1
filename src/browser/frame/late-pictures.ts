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
