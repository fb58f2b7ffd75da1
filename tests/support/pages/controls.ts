import { only, type ParsedPage } from '../html.ts';

/** The controls of a form: element, name, type, autocomplete, aria-required. */
export function controlsIn(page: ParsedPage, form = 'main form'): string[] {
  const controls = only(page, form).querySelectorAll('input, select, textarea');
  return controls
    .filter((control) => control.getAttribute('type') !== 'hidden')
    .map((control) => {
      const told = ['name', 'type', 'autocomplete', 'aria-required'].map((name) => control.getAttribute(name) ?? '-');
      return [control.tagName.toLowerCase(), ...told].join(' ');
    });
}

/** Visible controls without a label, and referenced ids that are missing or duplicate. */
export function labelProblemsIn(page: ParsedPage, form = 'main form'): string[] {
  const root = only(page, form);
  const labels = root.querySelectorAll('label[for]').map((label) => label.getAttribute('for') ?? '');
  const hints = root.querySelectorAll('[aria-describedby]').flatMap((control) => {
    return (control.getAttribute('aria-describedby') ?? '').split(' ');
  });
  const unnamed = root
    .querySelectorAll('input:not([type=hidden]), select, textarea')
    .filter((control) => !labels.includes(control.getAttribute('id') ?? '') && !control.closest('label'))
    .map((control) => `${control.getAttribute('name')} has no label`);
  const missing = [...labels, ...hints].filter((id) => id === '' || page.querySelectorAll(`[id="${id}"]`).length !== 1);
  return [...unnamed, ...missing.map((id) => `"${id}" is not one element`)];
}
