/**
 * Fetches pictures of lists and of the link to the next page that have not come near the view when the page has loaded, so that a copy of the page has them.
 * Not on lines that are slow or metered.
 */
export function fetchListPictures(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return;
  const fetchAll = () => {
    const pictures = document.querySelectorAll<HTMLImageElement>('main :is(article, li, .closing) img[loading="lazy"]');
    for (const picture of pictures) picture.loading = 'eager';
  };
  if (document.readyState === 'complete') fetchAll();
  else addEventListener('load', fetchAll);
}
