import { DOMParser, DOMSerializer, Fragment, type Node } from 'prosemirror-model';
import { CleanElement, cleanDocument, cleanHtmlOf, parseCleanHtml } from './clean-html.ts';
import { domAttributes, schema, tableCaption } from './schema.ts';

/** Cells that the columns and rows of one table span; the editor has a map of all of them. */
const maxTableCells = 20_000;

/** Sanitised HTML as the editor writes it, so that opening and saving it changes nothing. */
export function normalHtml(clean: string): string {
  const tree = parseCleanHtml(clean);
  for (const element of [...tree.elements()]) {
    const { localName, parentNode } = element;
    if (localName === 'p' && isInvisible(element)) parentNode?.removeChild(element);
    // Browsers show it below the others, wherever it stands.
    if (localName === 'tfoot') parentNode?.appendChild(element);
    if (localName === 'table' && areaOf(element) > maxTableCells) dissolve(element);
  }
  // Twice: ProseMirror leaves a space at the start of a paragraph that it makes for loose text.
  return htmlOf(documentOf(htmlOf(documentOf(tree))));
}

function isInvisible(paragraph: CleanElement): boolean {
  const isSeen = (element: CleanElement) => element.localName === 'br' || element.localName === 'img';
  return [...paragraph.elements()].every((one) => !isSeen(one)) && !/[^ \t\r\n\f]/.test(textOf(paragraph));
}

function textOf({ childNodes }: CleanElement): string {
  return childNodes.map((child) => (child.nodeType === 3 ? child.nodeValue : textOf(child))).join('');
}

function areaOf(table: CleanElement): number {
  const rows = [...table.elements()].filter(({ localName }) => localName === 'tr');
  const widthOf = ({ childNodes }: CleanElement) =>
    childNodes.reduce((sum, cell) => sum + (cell.nodeType === 1 ? Number(cell.getAttribute('colspan') ?? 1) : 0), 0);
  return rows.length * rows.reduce((most, row) => Math.max(most, widthOf(row)), 0);
}

/** The cells of a table become paragraphs. */
function dissolve(table: CleanElement): void {
  for (const element of [table, ...table.elements()])
    if (/^(?:table|caption|t[hrd]|t(?:head|body|foot))$/.test(element.localName)) element.localName = 'div';
}

/** The document of normal HTML. */
export function documentOf(html: string | CleanElement): Node {
  const tree = typeof html === 'string' ? parseCleanHtml(html) : html;
  return DOMParser.fromSchema(schema).parse(tree as unknown as HTMLElement);
}

/** The HTML of a document, without blank paragraphs at its end. */
export function htmlOf({ children }: Node): string {
  const end = children.findLastIndex((block) => !isBlank(block)) + 1;
  return children.slice(0, end).map(blockHtml).join('');
}

/** Whether a block is a paragraph without anything but spaces. */
export function isBlank({ type, children }: Node): boolean {
  return (
    type === schema.nodes.paragraph && children.every(({ text }) => text !== undefined && !/[^ \t\r\n\f]/.test(text))
  );
}

/** Nodes never change: blocks that were not edited need not be written again. */
const written = new WeakMap<Node, string>();

function blockHtml(block: Node): string {
  let html = written.get(block);
  if (html === undefined) {
    html = cleanHtmlOf(finished(withContent(new CleanElement('body'), Fragment.from(block))).childNodes);
    written.set(block, html);
  }
  return html;
}

const serializer = new DOMSerializer(
  {
    ...DOMSerializer.nodesFromSchema(schema),
    table: (node) => tableOf(node) as unknown as HTMLElement,
    table_row: ({ attrs }) => ['tr', attrs.html, 0],
  },
  DOMSerializer.marksFromSchema(schema),
);

function withContent(parent: CleanElement, content: Fragment): CleanElement {
  const document = cleanDocument as unknown as Document;
  serializer.serializeFragment(content, { document }, parent as unknown as HTMLElement);
  return parent;
}

function tableOf({ attrs, children: rows }: Node): CleanElement {
  const table = new CleanElement('table');
  for (const [name, value] of Object.entries(domAttributes(attrs))) table.setAttribute(name, value);
  const caption = tableCaption(attrs);
  if (caption) {
    const element = new CleanElement('caption');
    for (const [name, value] of Object.entries(caption.attrs.html)) element.setAttribute(name, value);
    table.appendChild(withContent(element, caption.content));
  }
  const heads = rows.findLastIndex(({ attrs: { section } }) => section === 'thead') + 1;
  const feet = rows.findIndex(({ attrs: { section } }) => section === 'tfoot');
  let part: CleanElement | undefined;
  for (const [index, row] of rows.entries()) {
    // Rows may have been added above the head or below the foot.
    const section = index < heads ? 'thead' : feet >= 0 && index >= feet ? 'tfoot' : 'tbody';
    if (part?.localName !== section) {
      part = new CleanElement(section);
      table.appendChild(part);
    }
    withContent(part, Fragment.from(row));
  }
  return table;
}

const containers = ['li', 'td', 'th', 'blockquote'];

/** As it is stored: without empty captions and without `<p>` around the only text of a list item, cell or quotation. */
function finished(parent: CleanElement): CleanElement {
  const bare = barePartOf(parent);
  for (const child of parent.childNodes) {
    parent.removeChild(child);
    if (child === bare) {
      for (const part of bare.childNodes) parent.appendChild(part);
      continue;
    }
    if (child.nodeType === 1) {
      if (child.localName === 'figcaption' && !child.firstChild) continue;
      // A line of spaces, which browsers would not show, is a blank line.
      if (child.localName === 'p' && isInvisible(child)) for (const space of child.childNodes) child.removeChild(space);
      if (child.localName === 'p' && child.childNodes.every(({ nodeName }) => nodeName === 'BR'))
        child.appendChild(new CleanElement('br'));
      finished(child);
    }
    parent.appendChild(child);
  }
  return parent;
}

function barePartOf({ localName, childNodes }: CleanElement): CleanElement | undefined {
  const [first, ...others] = childNodes;
  if (!containers.includes(localName) || first?.nodeType !== 1) return undefined;
  const isAlone =
    first.localName === 'p' && first.attributes.size === 0 && others.every(({ nodeName }) => nodeName !== 'P');
  return isAlone && (first.firstChild || others.length === 0) ? first : undefined;
}
