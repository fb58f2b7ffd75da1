import type { PickableAsset } from '../../ui/pickable-assets.ts';

/** An asset as it stands in a text, with the words that the asset manager has for it. */
export function pictureOf(asset: PickableAsset, language: string): { path: string; alt: string } {
  const alt = language === 'en' ? asset.alt_text_en || asset.alt_text : asset.alt_text;
  return { path: asset.path, alt: asset.decorative ? '' : alt };
}
