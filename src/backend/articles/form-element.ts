/** Event on the form: a draft was restored into its fields. */
export const articleRestored = 'article:restored';

/** Event of an editor: a pasted picture was removed. */
export const picturesLeftOut = 'article:pictures-left-out';

/** The category currently chosen in the form, for the asset pickers. */
export function categoryOf(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('category');
  return field instanceof HTMLSelectElement ? field.value : 'news';
}
