import { assetLimits, inMegabytes } from '../../domain/assets/limits.ts';
import type { MediaType } from '../../fields/asset-categories.ts';

const { bytes, pixels } = assetLimits;

const kinds: Record<MediaType, string> = {
  image: `JPEG, PNG, WebP, AVIF or GIF, at most ${inMegabytes(bytes.image)} and ${pixels / 1e6} megapixels`,
  video: `MP4 or WebM, at most ${inMegabytes(bytes.video)}`,
  document: `PDF, at most ${inMegabytes(bytes.document)}`,
};

/** Subcategories for a media type. */
export function fileHint(mediaType: MediaType): string {
  return kinds[mediaType];
}
