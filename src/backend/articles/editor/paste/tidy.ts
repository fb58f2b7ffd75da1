import { pathOfStoredFile } from '../../../../stored-file.ts';
import { type DroppedKind, DroppedParts } from './dropped-parts.ts';
import { alignmentOf, hasColor, isHidden, setFormats, styleOf } from './styles.ts';

/** What is left out of pasted content, and pictures that it contains, to be uploaded. */
export type Tidied = { dropped: DroppedParts; files: File[] };

const unseen = 'script, style, title, meta, link, template, xml, head';
const blocks =
  'p, h1, h2, h3, h4, h5, h6, pre, hr, ul, ol, li, blockquote, figure, figcaption, table, div, section, article, main, header, footer, aside, nav, center, dl, dt, dd, fieldset, form, details, summary, legend, address, video';
const textBlocks = 'p, h1, h2, h3, h4, h5, h6, dt, dd, address, summary';

const leftOut: Readonly<Record<string, DroppedKind>> = {
  'video, audio': 'media',
  'iframe, object, embed, frame, frameset, applet': 'embed',
  'input, select, textarea, button, progress, meter': 'form',
  'svg, math, canvas, map': 'drawing',
};

/** Prepares HTML of another program, in a document that is never shown, for the parser of the schema. */
export function tidy(body: HTMLElement, language: string): Tidied {
  const tidied: Tidied = { dropped: new DroppedParts(), files: [] };
  const isOfWord = body.querySelector('[class^="Mso"], [class*="SCXW"], [data-style*="mso-"]') !== null;
  for (const element of body.querySelectorAll(unseen)) element.remove();
  for (const element of body.querySelectorAll('noscript')) element.replaceWith(...element.childNodes);
  removeReviews(body, tidied.dropped);
  removeHidden(body, tidied.dropped);
  tidyTables(body, tidied.dropped);
  joinWordLists(body);
  for (const [names, kind] of Object.entries(leftOut)) {
    for (const element of body.querySelectorAll(names)) {
      if (!body.contains(element) || (element.localName === 'video' && storedPath(element.getAttribute('src'))))
        continue;
      tidied.dropped.add(kind, element.getAttribute('src') ?? element.getAttribute('title') ?? '');
      element.remove();
    }
  }
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) tidyElement(element, body, tidied);
  // Those that get one from their container are among them.
  for (const element of body.querySelectorAll('*'))
    if (element.matches('[lang], [dir]')) keepForeign(element, isOfWord, language);
  removeBlank(body);
  return tidied;
}

function removeHidden(body: Element, dropped: DroppedParts): void {
  const hidden = [
    ...[...body.querySelectorAll('table')].flatMap(hiddenCells),
    ...[...body.querySelectorAll('*')].filter(isHidden),
  ];
  for (const element of hidden) {
    if (element.textContent?.trim() || element.querySelector('img, video')) dropped.add('hidden');
    element.remove();
  }
}

/** Comments in the margin, and text that was deleted while changes were tracked; inserted text is taken over. */
function removeReviews(body: Element, dropped: DroppedParts): void {
  const comments =
    '[data-style*="mso-element:comment"], .msocomanchor, .MsoCommentReference, .msocomtxt, .MsoCommentText, [href^="#cmnt"]';
  for (const element of body.querySelectorAll(comments)) {
    dropped.add('comment');
    // Google Docs writes them below the text, each in an element of its own.
    const whole = element.matches('[href^="#cmnt_ref"]')
      ? element.closest('div')
      : element.closest('sup:has([href^="#cmnt"])');
    (whole && whole !== body ? whole : element).remove();
  }
  for (const element of body.querySelectorAll('del[datetime], del[cite^="mailto:"], .msoDel')) {
    dropped.add('change');
    element.remove();
  }
  for (const element of body.querySelectorAll('ins')) element.replaceWith(...element.childNodes);
}

function tidyElement(element: HTMLElement, body: Element, { dropped, files }: Tidied): void {
  if (!body.contains(element)) return;
  const style = styleOf(element);
  const { localName } = element;
  if (hasColor(element)) dropped.add('color');
  if (/mso-(?:tab-count|spacerun)/i.test(style)) element.replaceChildren(' ');
  if (element.matches('.EOP')) element.remove();
  if (localName === 'br' && (element.matches('.Apple-interchange-newline') || /page-break/i.test(style)))
    element.remove();
  if (localName === 'a') tidyLink(element, dropped);
  if (localName === 'img') tidyPicture(element, dropped, files);
  if (localName === 'video')
    for (const name of ['src', 'poster']) setOrRemove(element, name, storedPath(element.getAttribute(name)));
  if (localName === 'ol' && element.getAttribute('start') === '1') element.removeAttribute('start');
  const isHead = element.closest('h1, h2, h3, h4, h5, h6, th') !== null;
  if (isHead && (localName === 'b' || localName === 'strong')) element.replaceWith(...element.childNodes);
  if (localName === 'u' && element.closest('a[href]')) element.replaceWith(...element.childNodes);
  setFormats(element, !isHead);
  // Links are underlined anyway.
  if (element.closest('a[href]')) element.style.textDecorationLine = '';
  const align = element.matches(textBlocks) || localName === 'div' ? alignmentOf(element) : undefined;
  if (align) element.classList.add(align);
  if (localName === 'div' && !element.querySelector(blocks)) element.replaceWith(renamed(element, 'p'));
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function tidyLink(element: Element, dropped: DroppedParts): void {
  const target = withoutRedirect(element.getAttribute('href')?.trim() ?? '');
  for (const { name } of [...element.attributes]) if (name !== 'data-style') element.removeAttribute(name);
  if (leadsSomewhere.test(target)) element.setAttribute('href', target);
  // Footnotes and the table of contents of Word have such addresses.
  else if (target && !/^#|^about:/i.test(target)) dropped.add('link', target);
}

/** Only pictures of the asset manager are allowed. Those within the HTML itself are uploaded, those of other sites are not. */
function tidyPicture(element: Element, dropped: DroppedParts, files: File[]): void {
  const source = element.getAttribute('src') ?? '';
  const alt = element.getAttribute('alt') ?? '';
  const path = storedPath(source);
  if (path) {
    element.setAttribute('src', path);
    element.setAttribute('alt', alt);
    return;
  }
  const file = fileInAddress(source, alt);
  // Tracking pixels of mails are not mentioned.
  const isPixel = ['width', 'height'].every((name) => /^[01](?:px)?$/.test(element.getAttribute(name) ?? ''));
  if (file) files.push(file);
  else if (!isPixel)
    dropped.add('picture', alt || (source.startsWith('data:') ? '' : (source.split('/').at(-1) ?? '')));
  element.remove();
}

const containers = 'div, section, article, main, header, footer, aside, center, dl, details, form';

/** Direction and language that differ from those around. Word names the language of its dictionary, often a wrong one. */
function keepForeign(element: Element, isOfWord: boolean, language: string): void {
  const around = element.parentElement;
  const isRightToLeft = element.getAttribute('dir')?.toLowerCase() === 'rtl';
  if (!isRightToLeft && !around?.closest('[dir="rtl" i]')) element.removeAttribute('dir');
  const own = element.getAttribute('lang')?.toLowerCase() ?? '';
  const outer = around?.closest('[lang]')?.getAttribute('lang') ?? language;
  const isForeign = /^[a-z]{2,3}(?:-|$)/.test(own) && own.split('-')[0] !== outer.split('-')[0];
  if (!isForeign || (isOfWord && !isRightToLeft)) element.removeAttribute('lang');
  if (!element.matches(containers)) return;
  // Articles have no such elements, but what they contain.
  for (const name of ['lang', 'dir']) {
    for (const child of element.children)
      if (!child.hasAttribute(name)) setOrRemove(child, name, element.getAttribute(name) ?? undefined);
    element.removeAttribute(name);
  }
}

/** Paragraphs without anything to see, and line breaks between blocks. */
function removeBlank(body: Element): void {
  for (const element of body.querySelectorAll(`${textBlocks}, li, blockquote`))
    if (!element.textContent?.trim() && !element.querySelector('img, video, hr, table')) element.remove();
  for (const element of body.querySelectorAll('br')) {
    let before = element.previousSibling;
    while (before && !(before instanceof Element) && (before instanceof Comment || !before.textContent?.trim()))
      before = before.previousSibling;
    const isAfterBlock = before
      ? before instanceof Element && before.matches(blocks)
      : element.nextElementSibling?.matches(blocks);
    if (isAfterBlock) element.remove();
  }
}

/** Allowed link targets; others, such as local files, are removed. */
const leadsSomewhere = /^(?:https?:\/\/[^/\s]|mailto:|tel:|\/(?!\/))/i;

/** Path of a file of the asset manager. */
function storedPath(source: string | null): string | undefined {
  const address = source && URL.canParse(source, location.href) ? new URL(source, location.href) : undefined;
  const path = address?.origin === location.origin ? pathOfStoredFile(address.pathname) : '';
  return /^\/assets\/[\w.-]+$/.test(path) ? path : undefined;
}

/** Google Docs and mail programs link to a page of theirs that leads on, and that learns who reads. */
const redirects: readonly [page: RegExp, parameter: string][] = [
  [/^https:\/\/www\.google\.[a-z.]{2,6}\/url\?/i, 'q'],
  [/^https:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//i, 'url'],
  [/^https:\/\/l\.(?:facebook|instagram)\.com\//i, 'u'],
  [/^https:\/\/(?:www\.)?linkedin\.com\/redir\/redirect\?/i, 'url'],
  [/^https:\/\/slack-redir\.net\/link\?/i, 'url'],
];

function withoutRedirect(target: string): string {
  const parameter = redirects.find(([page]) => page.test(target))?.[1];
  if (!parameter || !URL.canParse(target)) return target;
  const { searchParams } = new URL(target);
  const real = searchParams.get(parameter) ?? searchParams.get('url');
  return real && leadsSomewhere.test(real) ? withoutRedirect(real) : target;
}

const dataPicture = /^data:image\/(png|jpeg|gif|webp|avif);base64,([\w+/=\s]+)$/i;

/** The file that the address of a picture contains. */
function fileInAddress(source: string, name: string): File | undefined {
  const [, type = '', text = ''] = dataPicture.exec(source) ?? [];
  if (!type) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], `${name || 'picture'}.${type.toLowerCase()}`, { type: `image/${type.toLowerCase()}` });
  } catch {
    return undefined;
  }
}

/** Columns and cells of one pasted table. */
const maxColumns = 100;
const maxCells = 5000;

/** Takes tables apart that only place their content, or are too large. */
function tidyTables(body: Element, dropped: DroppedParts): void {
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

function renamed(element: Element, name: string): HTMLElement {
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
function hiddenCells(table: HTMLTableElement): Element[] {
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

/** A paragraph that Word has numbered; `level` counts from 1. */
type Item = { level: number; marker: string; content: Element };

const listStyle = /mso-list:\s?[^;\s]{1,20}\s{1,3}level(\d)/i;

/** Makes nested lists of what Word writes as numbered paragraphs, and Word for the web as one list for each item. */
function joinWordLists(body: Element): void {
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
