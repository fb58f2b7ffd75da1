/** What the article form holds, as the API takes it. */
export type FormText = { languages: string[]; texts: Record<string, string> };

/** Fields that are no text of the article. */
export const bookkeeping = ['draft', 'active', 'version', 'live', 'intent', 'scheduled'];

export function textOf(form: HTMLFormElement): FormText {
  const entries = [...new FormData(form)].map(
    ([name, value]) => [name, String(value).replace(/\r\n?/g, '\n')] as const,
  );
  const texts = entries.filter(([name]) => name !== 'languages' && !bookkeeping.includes(name));
  return {
    languages: entries.filter(([name]) => name === 'languages').map(([, value]) => value),
    texts: Object.fromEntries(texts),
  };
}

/** The version of the article that the form was opened with; null for a new one. */
export function baseVersionOf(form: HTMLFormElement): number | null {
  return Number(fieldOf(form, 'version')?.value) || null;
}

/** The field with the key of the form's autosave. */
export function keyField(form: HTMLFormElement): HTMLInputElement | undefined {
  return fieldOf(form, 'draft');
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
