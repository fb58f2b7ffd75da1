/** Selects all rows of a list without a request, and says how many are selected. */
export function enhanceSelection(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-select-all]') : null;
    const form = link?.closest('form');
    if (!form || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const boxes = boxesIn(form);
    const isSelecting = boxes.some(({ checked }) => !checked);
    for (const box of boxes) box.checked = isSelecting;
    show(form);
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'item' && target.form) show(target.form);
  });
  // A replaced list keeps the boxes of the rows before, which are other items now: nothing stays selected unseen.
  document.addEventListener('htmx:after:swap', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-selection]')) {
      for (const box of boxesIn(form)) box.checked = box.defaultChecked;
      show(form);
    }
  });
  // Browsers restore checkboxes after going back.
  addEventListener('pageshow', () => document.querySelectorAll<HTMLFormElement>('[data-selection]').forEach(show));
}

function boxesIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name="item"]')];
}

function show(form: HTMLFormElement): void {
  const boxes = boxesIn(form);
  const count = boxes.filter(({ checked }) => checked).length;
  const status = form.querySelector('[data-select-count]');
  if (status) status.textContent = (form.dataset.selected ?? '').replace('0', String(count));
  const [all, none] = form.querySelectorAll<HTMLElement>('[data-select-all] > span');
  const isAll = count === boxes.length && count > 0;
  if (all) all.hidden = isAll;
  if (none) none.hidden = !isAll;
}
