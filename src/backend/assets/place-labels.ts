import { findCategory } from '../../fields/asset-categories.ts';
import { assetPlaceWords } from '../../i18n/backend/assets/assets.words.ts';
import type { Language } from '../../i18n/site/language.ts';

/** Label of a category; unknown categories are shown as stored. */
export function categoryLabel(language: Language, category: string): string {
  const labels: Readonly<Record<string, string>> = assetPlaceWords(language);
  return labels[category] ?? category;
}

/** Label of an asset's subcategory; unknown ones count as none. */
export function subcategoryLabel(language: Language, category: string, subcategory: string | null): string {
  const labels: Readonly<Record<string, string>> = assetPlaceWords(language);
  const known = findCategory(category)?.subcategories.find(({ value }) => value === subcategory);
  return (known && (labels[`${category} ${known.value}`] ?? labels[known.value])) ?? assetPlaceWords(language).none;
}
