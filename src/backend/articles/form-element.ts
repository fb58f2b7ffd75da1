/** Told to the form when what was not saved has been put back into its fields. */
export const articleRestored = 'article:restored';

/** Told by an editor when a picture was left out of what was pasted. */
export const picturesLeftOut = 'article:pictures-left-out';

/** The category that is chosen in the form right now, for the pickers. */
export function categoryOf(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('category');
  return field instanceof HTMLSelectElement ? field.value : 'news';
}
