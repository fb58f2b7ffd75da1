import type { Asset } from '../../domain/assets/queries.ts';
import { formatMegabytes } from '../../i18n/site/file-sizes.ts';

/** Dimensions and size of a file, such as "1200 × 800 px, 0.35 MB". */
export function measuresOf({ width, height, pages, size }: Asset): string {
  return [
    width && height ? `${width} × ${height} px` : '',
    pages ? `${pages} ${pages === 1 ? 'page' : 'pages'}` : '',
    size ? formatMegabytes(size, 'en') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Missing alternative texts, unless the picture is decorative. */
export function missingAltText({ mediaType, decorative, altText, altTextEn }: Asset): string | undefined {
  if (mediaType !== 'image' || decorative) return undefined;
  if (altText === '' && altTextEn === '') return 'No alternative text';
  if (altText === '') return 'No Indonesian alternative text';
  return altTextEn === '' ? 'No English alternative text' : undefined;
}
