import { type Mark, Node } from 'prosemirror-model';
import { blockAttribute } from '../../../../fields/block-ids.ts';
import { schema } from '../schema.ts';
import { spansOf } from '../table-nodes.ts';

type Attributes = Readonly<Record<string, unknown>>;

const { nodes } = schema;

/** A node as HTML, exactly as the sanitiser writes it. */
export function htmlOf(node: Node): string {
  const { type, attrs } = node;
  const given: Attributes = { ...(attrs.html as Attributes), ...(attrs.id && { [blockAttribute]: attrs.id }) };
  switch (type) {
    case nodes.paragraph:
      return element('p', given, inlineHtml(node.children) || (node.childCount === 0 ? '<br />' : ''));
    case nodes.heading:
      return element(`h${attrs.level}`, given, inlineHtml(node.children));
    case nodes.blockquote:
      return element('blockquote', given, containedHtml(node));
    case nodes.preformatted:
      return element('pre', given, inlineHtml(node.children));
    case nodes.rule:
      return empty('hr', given);
    case nodes.bullet_list:
      return element('ul', given, childrenHtml(node));
    case nodes.ordered_list:
      return element('ol', { ...given, ...(attrs.start && { start: attrs.start }) }, childrenHtml(node));
    case nodes.list_item:
      return element('li', given, containedHtml(node));
    case nodes.figure:
      return element('figure', given, childrenHtml(node));
    case nodes.picture:
      return empty('img', given);
    case nodes.video:
      return element(
        'video',
        { ...given, controls: '' },
        (attrs.tracks as Attributes[]).map((track) => empty('track', track)).join(''),
      );
    case nodes.caption:
      return node.childCount > 0 ? element('figcaption', given, inlineHtml(node.children)) : '';
    case nodes.table:
      return tableHtml(node, given);
    case nodes.table_row:
      return element('tr', given, childrenHtml(node));
    case nodes.table_cell:
      return element('td', { ...given, ...spansOf(attrs) }, containedHtml(node));
    case nodes.table_header:
      return element('th', { ...given, ...spansOf(attrs) }, containedHtml(node));
    case nodes.raw:
      return attrs.source as string;
    default:
      throw new Error(`No HTML for ${type.name}`);
  }
}

function childrenHtml(node: Node): string {
  return node.children.map(htmlOf).join('');
}

/** The only paragraph of a list item, cell or quotation stands without `<p>` when it was implied. */
function containedHtml(node: Node): string {
  const [first, ...others] = node.children;
  const isAlone = others.every(({ type }) => type !== nodes.paragraph);
  const isBare = first?.type === nodes.paragraph && first.attrs.implied === true && isAlone && !hasAttributes(first);
  return isBare ? inlineHtml(first.children) + others.map(htmlOf).join('') : childrenHtml(node);
}

function hasAttributes({ attrs }: Node): boolean {
  return attrs.id !== null || Object.keys(attrs.html).length > 0;
}

function tableHtml(table: Node, given: Attributes): string {
  const { caption, sections } = table.attrs;
  const title = caption
    ? element('caption', {}, inlineHtml((caption as unknown[]).map((one) => Node.fromJSON(schema, one))))
    : '';
  const hasSections = sections || table.children.some(({ attrs }) => attrs.section !== 'tbody');
  if (!hasSections) return element('table', given, title + childrenHtml(table));
  let html = title;
  let open = '';
  const rows = table.children;
  const heads = rows.findLastIndex(({ attrs }) => attrs.section === 'thead') + 1;
  const feet = rows.findIndex(({ attrs }) => attrs.section === 'tfoot');
  for (const [index, row] of rows.entries()) {
    // Rows may have been added above the head or below the foot.
    const section = index < heads ? 'thead' : feet >= 0 && index >= feet ? 'tfoot' : 'tbody';
    if (section !== open) html += `${open && `</${open}>`}<${section}>`;
    open = section;
    html += htmlOf(row);
  }
  return element('table', given, `${html}${open && `</${open}>`}`);
}

/** Inline nodes; neighbours with a common mark share its element. */
function inlineHtml(inline: readonly Node[]): string {
  let html = '';
  let open: readonly Mark[] = [];
  const closeFrom = (depth: number) => {
    html += open
      .slice(depth)
      .reverse()
      .map((mark) => `</${tagOf(mark)}>`)
      .join('');
    open = open.slice(0, depth);
  };
  for (const node of inline) {
    const shared = open.findIndex((mark, index) => !node.marks[index]?.eq(mark));
    closeFrom(shared === -1 ? open.length : shared);
    for (const mark of node.marks.slice(open.length))
      html += `<${tagOf(mark)}${attributesHtml(mark.attrs.html as Attributes)}>`;
    open = node.marks;
    html += leafHtml(node);
  }
  closeFrom(0);
  return html;
}

function leafHtml(node: Node): string {
  if (node.isText) return escapeText(node.text ?? '');
  return node.type === nodes.image ? empty('img', node.attrs.html as Attributes) : '<br />';
}

function tagOf(mark: Mark): string {
  return mark.type === schema.marks.link ? 'a' : (mark.attrs.tag as string);
}

function element(name: string, attributes: Attributes, content: string): string {
  return `<${name}${attributesHtml(attributes)}>${content}</${name}>`;
}

function empty(name: string, attributes: Attributes): string {
  return `<${name}${attributesHtml(attributes)} />`;
}

function attributesHtml(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) =>
      value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`,
    )
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
