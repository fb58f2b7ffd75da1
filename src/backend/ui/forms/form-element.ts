/** The category currently chosen in the form, for the asset pickers. */
export function categoryOf(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('category');
  return field instanceof HTMLSelectElement ? field.value : 'news';
}
