import type { Asset } from '../../domain/assets/queries.ts';
import { assetWords } from '../../i18n/backend/assets/assets.words.ts';
import { attachmentSize } from '../../i18n/site/attachment-size.ts';
import { type Language, languages } from '../../i18n/site/language.ts';

/** Dimensions and size of a file, such as "1200 × 800 px, 0.35 MB". */
export function measuresOf(language: Language, { width, height, pages, size }: Asset): string {
  return [
    width && height ? `${width} × ${height} px` : '',
    pages ? assetWords(language).pages({ count: pages }) : '',
    size ? attachmentSize(size, languages[language].htmlLang) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Missing alternative texts, unless the picture is decorative. */
export function missingAltText(
  language: Language,
  { mediaType, decorative, altText, altTextEn }: Asset,
): string | undefined {
  const t = assetWords(language);
  if (mediaType !== 'image' || decorative) return undefined;
  if (altText === '' && altTextEn === '') return t.noAltText;
  if (altText === '') return t.noAltTextId;
  return altTextEn === '' ? t.noAltTextEn : undefined;
}
