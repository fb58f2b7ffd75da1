import { only, type ParsedPage } from './html.ts';

/** Form data of an unchanged form as a browser submits it, including its line breaks. */
export function sentForm(page: ParsedPage, form: string): Record<string, string[]> {
  const sent: Record<string, string[]> = {};
  const add = (name: string, value: string) => {
    sent[name] = [...(sent[name] ?? []), value.replace(/\r\n?|\n/g, '\r\n')];
  };
  for (const field of only(page, form).querySelectorAll('[name]')) {
    const name = field.getAttribute('name') ?? '';
    const tag = field.tagName.toLowerCase();
    // Sent only when it is pressed.
    if (tag === 'button') continue;
    const value = field.getAttribute('value') ?? '';
    if (tag === 'textarea') add(name, field.text);
    else if (tag === 'select') add(name, field.querySelector('option[selected]')?.getAttribute('value') ?? '');
    else if (!['checkbox', 'radio'].includes(field.getAttribute('type') ?? '') || field.hasAttribute('checked')) {
      add(name, value);
    }
  }
  return sent;
}
