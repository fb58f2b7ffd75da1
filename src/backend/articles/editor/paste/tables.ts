import type { DroppedParts } from './dropped-parts.ts';
import { isHidden } from './styles.ts';

/** Columns and cells of one pasted table. */
const maxColumns = 100;
const maxCells = 5000;

/** Takes tables apart that only place their content, or are too large. */
export function tidyTables(body: Element, dropped: DroppedParts): void {
  // Inner ones first: a table within another has been seen before the outer one is taken apart.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
    const width = rows.reduce((most, row) => Math.max(most, widthOf(row)), 0);
    const isLayout = table.getAttribute('role') === 'presentation' || table.hasAttribute('data-nested') || width <= 1;
    if (isLayout || width > maxColumns || rows.length * width > maxCells) {
      if (!isLayout) dropped.add('table', `${rows.length} × ${width}`);
      table.replaceWith(...rows.flatMap((row) => [...row.children].map((cell) => renamed(cell, 'div'))));
    } else table.parentElement?.closest('table')?.setAttribute('data-nested', '');
  }
}

export function renamed(element: Element, name: string): HTMLElement {
  const other = document.createElement(name);
  for (const attribute of element.attributes) other.setAttribute(attribute.name, attribute.value);
  other.append(...element.childNodes);
  return other;
}

function widthOf(row: Element): number {
  return [...row.children].reduce((sum, cell) => sum + spanOf(cell), 0);
}

function spanOf(element: Element, name = 'colspan'): number {
  const span = Number.parseInt(element.getAttribute(name) ?? '', 10);
  return span >= 1 && span < maxColumns ? span : 1;
}

/** The cells of hidden columns, as of Excel; cells that span some of them become narrower. */
export function hiddenCells(table: HTMLTableElement): Element[] {
  const columns = [...table.querySelectorAll('col')].filter((column) => column.closest('table') === table);
  const isHiddenAt = columns.flatMap((column) =>
    Array.from({ length: spanOf(column, 'span') }, () => isHidden(column)),
  );
  if (!isHiddenAt.includes(true)) return [];
  const found: Element[] = [];
  for (const row of table.rows) {
    let at = 0;
    for (const cell of row.cells) {
      const span = spanOf(cell);
      const left = span - isHiddenAt.slice(at, at + span).filter(Boolean).length;
      at += span;
      if (left === 0) found.push(cell);
      else if (left < span) cell.setAttribute('colspan', String(left));
    }
  }
  return found;
}
