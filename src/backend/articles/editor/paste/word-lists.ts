import { styleOf } from './styles.ts';

/** A paragraph that Word has numbered; `level` counts from 1. */
type Item = { level: number; marker: string; content: Element };

const listStyle = /mso-list:\s?[^;\s]{1,20}\s{1,3}level(\d)/i;

/** Makes nested lists of what Word writes as numbered paragraphs, and Word for the web as one list for each item. */
export function joinWordLists(body: Element): void {
  for (const element of [...body.querySelectorAll('[data-style*="mso-list" i], .ListContainerWrapper')]) {
    const run: Element[] = [];
    // Those after the first of a list have been moved into it.
    const first = body.contains(element) ? element : null;
    for (let next = first; next && isItem(next); next = next.nextElementSibling) run.push(next);
    element.before(...listsOf(run.flatMap(itemsOf)));
    for (const read of run) read.remove();
  }
}

const onTheWeb = '.ListContainerWrapper';

function isItem(element: Element): boolean {
  return element.matches(onTheWeb) || (element.localName !== 'li' && listStyle.test(styleOf(element)));
}

function itemsOf(element: Element): Item[] {
  if (element.matches(onTheWeb)) {
    return [...element.querySelectorAll('li[data-aria-level]')].map((content) => {
      const isOrdered = content.closest('ul, ol')?.localName === 'ol';
      const marker = isOrdered ? `${content.getAttribute('data-aria-posinset')}.` : '';
      return { level: levelOf(content.getAttribute('data-aria-level')), marker, content };
    });
  }
  const ignored = [...element.querySelectorAll('[data-style]')].find((one) => /mso-list:\s*ignore/i.test(styleOf(one)));
  const marker = ignored?.textContent?.trim() ?? '';
  ignored?.remove();
  return [{ level: levelOf(listStyle.exec(styleOf(element))?.[1]), marker, content: element }];
}

const maxLevel = 9;

function levelOf(text = '' as string | null): number {
  return Math.min(maxLevel, Math.max(1, Number(text) || 1));
}

function listsOf(items: readonly Item[]): Element[] {
  const roots: Element[] = [];
  const open: Element[] = [];
  for (const { level, marker, content } of items) {
    // A number or letter with a point or bracket.
    const name = /^\(?[\da-z]{1,6}[.)]/i.test(marker) ? 'ol' : 'ul';
    while (open.length > level || (open.length === level && open.at(-1)?.localName !== name)) open.pop();
    while (open.length < level) {
      const list = document.createElement(name);
      const outer = open.at(-1);
      if (!outer) roots.push(list);
      else (outer.lastElementChild ?? outer.appendChild(document.createElement('li'))).append(list);
      if (name === 'ol' && open.length + 1 === level) setStart(list, marker);
      open.push(list);
    }
    const item = document.createElement('li');
    for (const attribute of ['lang', 'dir']) {
      const value = content.getAttribute(attribute);
      if (value) item.setAttribute(attribute, value);
    }
    item.append(...content.childNodes);
    open.at(-1)?.append(item);
  }
  return roots;
}

/** The first number of a list that another one continues; letters are counted, and Roman numbers begin anew. */
function setStart(list: Element, marker: string): void {
  const [, text = ''] = /^\(?(\d{1,4}|[a-z])[.)]/i.exec(marker) ?? [];
  const number = /\d/.test(text)
    ? Number(text)
    : text === '' || /i/i.test(text)
      ? 1
      : text.toLowerCase().charCodeAt(0) - 96;
  if (number > 1) list.setAttribute('start', String(number));
}
