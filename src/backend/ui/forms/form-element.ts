/** Event on a form: a local draft was restored into its fields. */
export const draftRestored = 'draft:restored';

/** The category currently chosen in the form, for the asset pickers. */
export function categoryOf(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('category');
  return field instanceof HTMLSelectElement ? field.value : 'news';
}
