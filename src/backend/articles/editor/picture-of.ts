import type { PickableAsset } from '../../ui/pickable-assets.ts';

/** A picture in an article with its alternative text from the asset manager. */
export function pictureOf(asset: PickableAsset, language: string): { path: string; alt: string; credit: string } {
  const alt = language === 'en' ? asset.alt_text_en || asset.alt_text : asset.alt_text;
  return { path: asset.path, alt: asset.decorative ? '' : alt, credit: asset.credit };
}
