import type { Asset } from '../../domain/assets/queries.ts';
import { formatMegabytes } from '../../i18n/file-sizes.ts';

/** What a file measures, such as "1200 × 800 px, 0.35 MB". */
export function measuresOf({ width, height, pages, size }: Asset): string {
  return [
    width && height ? `${width} × ${height} px` : '',
    pages ? `${pages} ${pages === 1 ? 'page' : 'pages'}` : '',
    size ? formatMegabytes(size, 'en') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether nobody has said yet what a picture shows, nor that there is nothing to say. */
export function lacksAltText({ mediaType, decorative, altText, altTextEn }: Asset): boolean {
  return mediaType === 'image' && !decorative && altText === '' && altTextEn === '';
}
