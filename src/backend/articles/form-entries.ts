import { draftRestored } from '../ui/forms/form-element.ts';

/** The current values of a form, by field name. */
export type Entries = [name: string, value: string][];

/** Generated fields, which differ in every copy of the form. */
const bookkeeping = ['draft', 'active', 'base', 'version'];

export function entriesOf(form: HTMLFormElement): Entries {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

/** Whether two forms have equal values. */
export function isSameWork(one: Entries, other: Entries): boolean {
  return written(one) === written(other);
}

function written(entries: Entries): string {
  const said = entries.filter(([name, value]) => value !== '' && !bookkeeping.includes(name));
  return JSON.stringify(said.map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]));
}

/** Restores stored values into the form's fields and notifies the controls that enhance them. */
export function restoreEntries(form: HTMLFormElement, entries: Entries): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      field.checked = entries.some(([name, value]) => name === field.name && value === field.value);
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      const kept = entries.find(([name]) => name === field.name)?.[1];
      if (field.name && kept !== undefined) setValue(field, kept);
    }
  }
  form.dispatchEvent(new CustomEvent(draftRestored));
}

function setValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  // A file uploaded after the page was rendered is not in its list yet.
  if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)) {
    field.add(new Option(value, value));
  }
  field.value = value;
}
