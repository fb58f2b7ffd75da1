import { type RefObject, useEffect } from 'react';
import { slugOf } from '../../fields/slug.ts';

/**
 * Behaviour of the language sections: the title generates the slug, the language being edited
 * is visible, and the last language cannot be removed.
 */
export function useLanguages(form: RefObject<HTMLFormElement | null>, onLast: () => void): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const typed = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      const [language, name] = target.name.split('.');
      if (name === 'title') setValue(element, `${language}.slug`, slugOf(target.value));
    };
    const chosen = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'languages') return;
      if (target.checked) show(element, target.value);
      else if (!element.querySelector('[name="languages"]:checked')) {
        target.checked = true;
        onLast();
      }
    };
    const entered = ({ target }: Event) => {
      const panel = target instanceof Element ? target.closest<HTMLElement>('[data-panel]') : null;
      if (panel) show(element, panel.dataset.panel);
    };
    const followed = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      const field = link && document.querySelector(`[data-panel] [id="${link.getAttribute('href')?.slice(1)}"]`);
      if (field) show(element, field.closest<HTMLElement>('[data-panel]')?.dataset.panel);
    };
    element.addEventListener('input', typed);
    element.addEventListener('change', chosen);
    element.addEventListener('focusin', entered);
    document.addEventListener('click', followed);
    return () => {
      element.removeEventListener('input', typed);
      element.removeEventListener('change', chosen);
      element.removeEventListener('focusin', entered);
      document.removeEventListener('click', followed);
    };
  }, [form, onLast]);
}

function setValue(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

function show(form: HTMLFormElement, language: string | undefined): void {
  const tab = form.querySelector<HTMLInputElement>(`[name="active"][value="${language}"]`);
  if (tab) tab.checked = true;
}
