import { currentLanguage } from '../../current.ts';
import { assetLimits, inMegabytes } from '../../domain/assets/limits.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { findCategory, type MediaType } from '../../fields/asset-categories.ts';
import { addAssetWords } from '../../i18n/backend/assets/asset-upload.words.ts';
import { assetPlaceWords, assetWords as t } from '../../i18n/backend/assets/assets.words.ts';
import { attachmentSize } from '../../i18n/site/file-sizes.ts';
import { languages } from '../../i18n/site/language.ts';

export function categoryLabel(category: string): string {
  const labels: Readonly<Record<string, string>> = assetPlaceWords(currentLanguage());
  return labels[category] ?? category;
}

export function subcategoryLabel(category: string, subcategory: string | null): string {
  const labels: Readonly<Record<string, string>> = assetPlaceWords(currentLanguage());
  const known = findCategory(category)?.subcategories.find(({ value }) => value === subcategory);
  return (known && (labels[`${category} ${known.value}`] ?? labels[known.value])) ?? assetPlaceWords.none;
}

/** Dimensions and size of a file, such as "1200 × 800 px, 0.35 MB". */
export function measuresOf({ width, height, pages, size }: Asset): string {
  return [
    width && height ? `${width} × ${height} px` : '',
    pages ? t.pages({ count: pages }) : '',
    size ? attachmentSize(size, languages[currentLanguage()].htmlLang) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function missingAltText({ mediaType, decorative, altText, altTextEn }: Asset): string | undefined {
  if (mediaType !== 'image' || decorative) return undefined;
  if (altText === '' && altTextEn === '') return t.noAltText;
  if (altText === '') return t.noAltTextId;
  return altTextEn === '' ? t.noAltTextEn : undefined;
}

const { bytes, pixels } = assetLimits;

export function fileHint(mediaType: MediaType): string {
  const size = inMegabytes(bytes[mediaType]);
  if (mediaType === 'image') return addAssetWords.imageHint({ size, megapixels: pixels / 1e6 });
  if (mediaType === 'captions') return addAssetWords.captionsHint({ size });
  return mediaType === 'video' ? addAssetWords.videoHint({ size }) : addAssetWords.documentHint({ size });
}
