/** `captions`: the words of a video in one language, as a WebVTT file. */
export const mediaTypes = ['image', 'document', 'video', 'captions'] as const;
export type MediaType = (typeof mediaTypes)[number];

type Subcategory = {
  /** Stored value. */
  value: string;
  label: string;
};

type Category = {
  /** Stored value. */
  value: string;
  label: string;
  /** The first one is the default. */
  mediaTypes: readonly [MediaType, ...MediaType[]];
  subcategories: readonly Subcategory[];
};

const pageSubcategories = [
  { value: 'header', label: 'Header' },
  { value: 'stack', label: 'Stack' },
] as const;

/** Categories with their media types and subcategories, in sidebar order. */
export const assetCategories = [
  { value: 'news', label: 'News', mediaTypes: ['image'], subcategories: [] },
  { value: 'reports', label: 'Reports', mediaTypes: ['image', 'document'], subcategories: [] },
  {
    value: 'home',
    label: 'Home',
    mediaTypes: ['image', 'video', 'captions'],
    subcategories: [{ value: 'header', label: 'Header image/video' }],
  },
  { value: 'circularity', label: 'Circularity', mediaTypes: ['image'], subcategories: pageSubcategories },
  { value: 'social', label: 'Social', mediaTypes: ['image'], subcategories: pageSubcategories },
  { value: 'environment', label: 'Environment', mediaTypes: ['image'], subcategories: pageSubcategories },
] as const satisfies readonly Category[];

export type AssetCategory = Category;

/** Default category of the asset manager. */
export const firstCategory: AssetCategory = assetCategories[0];

/** Filter value for assets without a valid subcategory. */
export const noSubcategory = 'none';

/** Finds a category by name, ignoring case. */
export function findCategory(name: string): AssetCategory | undefined {
  const searched = name.trim().toLowerCase();
  return assetCategories.find(({ value }) => value === searched);
}

/**
 * A subcategory in its stored form. Clients may send the label: the home page's headers are labelled
 * "Header image/video". Unknown names are returned in lower case.
 */
export function canonicalSubcategory(name: string): string {
  const searched = name.trim().toLowerCase();
  const known = assetCategories
    .flatMap(({ subcategories }): readonly Subcategory[] => subcategories)
    .find(({ value, label }) => value === searched || label.toLowerCase() === searched);
  return known?.value ?? searched;
}
