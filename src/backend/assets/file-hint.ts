import { assetLimits, inMegabytes } from '../../domain/assets/limits.ts';
import type { MediaType } from '../../fields/asset-categories.ts';
import { addAssetWords } from '../../i18n/backend/assets/asset-upload.words.ts';
import type { Language } from '../../i18n/site/language.ts';

const { bytes, pixels } = assetLimits;

/** Hint listing the accepted file types of a media type. */
export function fileHint(language: Language, mediaType: MediaType): string {
  const t = addAssetWords(language);
  const size = inMegabytes(bytes[mediaType]);
  if (mediaType === 'image') return t.imageHint({ size, megapixels: pixels / 1e6 });
  if (mediaType === 'captions') return t.captionsHint({ size });
  return mediaType === 'video' ? t.videoHint({ size }) : t.documentHint({ size });
}
