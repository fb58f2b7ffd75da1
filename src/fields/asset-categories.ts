export const mediaTypes = ['image', 'document', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

type Subcategory = {
  /** As it is stored. */
  value: string;
  label: string;
};

type Category = {
  /** As it is stored. */
  value: string;
  label: string;
  /** The first one is shown when nothing else was asked for. */
  mediaTypes: readonly [MediaType, ...MediaType[]];
  subcategories: readonly Subcategory[];
};

const pageSubcategories = [
  { value: 'header', label: 'Header' },
  { value: 'stack', label: 'Stack' },
] as const;

/** What may lie where in the asset manager, in the order of its sidebar. */
export const assetCategories = [
  { value: 'news', label: 'News', mediaTypes: ['image'], subcategories: [] },
  { value: 'reports', label: 'Reports', mediaTypes: ['image', 'document'], subcategories: [] },
  {
    value: 'home',
    label: 'Home',
    mediaTypes: ['image', 'video'],
    subcategories: [{ value: 'header', label: 'Header image/video' }],
  },
  { value: 'circularity', label: 'Circularity', mediaTypes: ['image'], subcategories: pageSubcategories },
  { value: 'social', label: 'Social', mediaTypes: ['image'], subcategories: pageSubcategories },
  { value: 'environment', label: 'Environment', mediaTypes: ['image'], subcategories: pageSubcategories },
] as const satisfies readonly Category[];

export type AssetCategory = Category;

/** What the asset manager shows first. */
export const firstCategory: AssetCategory = assetCategories[0];

/** In a filter: whatever has no subcategory, or one that is not of its category. */
export const noSubcategory = 'none';

/** The category of that name, whatever its case. */
export function findCategory(name: string): AssetCategory | undefined {
  const wanted = name.trim().toLowerCase();
  return assetCategories.find(({ value }) => value === wanted);
}

/**
 * A subcategory as it is stored. Clients may name it as people do: the home page's headers are labelled
 * "Header image/video". What is in no list comes back in lower case.
 */
export function canonicalSubcategory(name: string): string {
  const wanted = name.trim().toLowerCase();
  const known = assetCategories
    .flatMap(({ subcategories }): readonly Subcategory[] => subcategories)
    .find(({ value, label }) => value === wanted || label.toLowerCase() === wanted);
  return known?.value ?? wanted;
}
