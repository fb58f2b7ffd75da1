import {
  type Attrs,
  type DOMOutputSpec,
  DOMParser,
  Fragment,
  type MarkSpec,
  type Node,
  type NodeSpec,
  Schema,
  type TagParseRule,
} from 'prosemirror-model';
import { blockAttribute } from './block-ids.ts';
import { articleClass, articleElements } from './elements.ts';

type Html = Readonly<Record<string, string>>;
type Getter = NonNullable<TagParseRule['getAttrs']>;

/** Attributes of every block; `id` is the block id, of blocks of the first level only. */
const blockAttributes = { id: { default: null }, html: { default: {} } } as const;

/** Attributes that the node or mark has for itself, not in `html`. */
const ownAttributes = [blockAttribute, 'start', 'colspan', 'rowspan', 'scope', 'controls'];

/** The allowed attributes of an element besides its own. */
function htmlOf(element: HTMLElement): Html {
  const html: Record<string, string> = {};
  for (const name of articleElements.get(element.localName) ?? []) {
    const value = element.getAttribute(name);
    if (value === null || ownAttributes.includes(name)) continue;
    const kept = name === 'class' ? value.split(' ').filter((one) => articleClass.test(one)) : [value];
    if (kept.length > 0) html[name] = kept.join(' ');
  }
  return html;
}

const given: Getter = (element) => ({ html: htmlOf(element) });
const blockGiven = (element: HTMLElement) => ({ id: element.getAttribute(blockAttribute), html: htmlOf(element) });

/** A block that is one element, which is written as it was read. */
const block = (name: string, spec: NodeSpec, others: readonly string[] = []): NodeSpec => ({
  group: 'block',
  attrs: blockAttributes,
  parseDOM: [name, ...others].map((tag) => ({ tag, getAttrs: blockGiven })),
  toDOM: ({ attrs, isLeaf }) => (isLeaf ? [name, domAttributes(attrs)] : [name, domAttributes(attrs), 0]),
  ...spec,
});

export function domAttributes({ id, html }: Attrs): Record<string, string> {
  return { ...(html as Html), ...(id && { [blockAttribute]: id as string }) };
}

const filled = (element: HTMLElement, ...names: readonly string[]) => elementsIn(element, names).length > 0;

function elementsIn(element: HTMLElement, names: readonly string[]): HTMLElement[] {
  const children = Array.from(element.childNodes).filter(isElement);
  return children.flatMap((child) => [
    ...(names.includes(child.localName) ? [child] : []),
    ...elementsIn(child, names),
  ]);
}

function isElement(node: ChildNode): node is HTMLElement {
  return node.nodeType === 1;
}

const nodes = {
  doc: { content: 'block+' },
  paragraph: block('p', { content: 'inline*' }, ['dt', 'dd', 'address', 'summary']),
  heading: block('h2', {
    content: 'inline*',
    defining: true,
    attrs: { ...blockAttributes, level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ ...blockGiven(element), level: Math.min(4, Math.max(2, level)) }),
    })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, domAttributes(attrs), 0],
  }),
  blockquote: block('blockquote', { content: 'block+', defining: true }),
  preformatted: block('pre', { content: 'inline*', defining: true, whitespace: 'pre' }),
  rule: block('hr', {}),
  bullet_list: block('ul', {
    content: 'list_item+',
    parseDOM: [{ tag: 'ul', getAttrs: (element) => element.firstChild !== null && blockGiven(element) }],
  }),
  ordered_list: block('ol', {
    content: 'list_item+',
    attrs: { ...blockAttributes, start: { default: null } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (element) =>
          element.firstChild !== null && { ...blockGiven(element), start: element.getAttribute('start') },
      },
    ],
    toDOM: ({ attrs }) => ['ol', { ...domAttributes(attrs), start: attrs.start }, 0],
  }),
  list_item: block('li', { group: '', content: 'block+', defining: true }),
  figure: block('figure', {
    content: '(picture | video) caption',
    marks: 'link',
    isolating: true,
    draggable: true,
    parseDOM: [
      { tag: 'figure', getAttrs: (element) => isFigure(element) && blockGiven(element), getContent: figureContent },
    ],
  }),
  picture: {
    selectable: false,
    attrs: { html: { default: { src: '', alt: '' } } },
    toDOM: ({ attrs }) => ['img', attrs.html],
  },
  video: {
    selectable: false,
    attrs: { html: { default: { src: '', preload: 'metadata' } }, tracks: { default: [] } },
    parseDOM: [
      {
        tag: 'video',
        getAttrs: (element) => ({ html: htmlOf(element), tracks: elementsIn(element, ['track']).map(htmlOf) }),
      },
    ],
    toDOM: ({ attrs }) => [
      'video',
      { ...attrs.html, controls: '' },
      ...(attrs.tracks as Html[]).map((track): DOMOutputSpec => ['track', track]),
    ],
  },
  caption: {
    content: 'inline*',
    defining: true,
    attrs: { html: { default: {} } },
    toDOM: ({ attrs }) => ['figcaption', attrs.html, 0],
  },
  /**
   * Rows are children of the table itself and know their section: prosemirror-tables does not work with a caption or sections
   * between. The caption is an attribute, a node as JSON.
   */
  table: block('table', {
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    attrs: { ...blockAttributes, caption: { default: null } },
    parseDOM: [
      {
        tag: 'table',
        getAttrs: (element) => filled(element, 'td', 'th') && { ...blockGiven(element), caption: captionOf(element) },
      },
      { tag: 'caption', ignore: true },
    ],
    toDOM: ({ attrs }) => {
      const caption = tableCaption(attrs)?.textContent;
      const rows: DOMOutputSpec = ['tbody', 0];
      const shown: DOMOutputSpec[] = caption ? [['caption', { contenteditable: 'false' }, caption], rows] : [rows];
      return ['div', { class: 'editor-table' }, ['table', domAttributes(attrs), ...shown]];
    },
  }),
  table_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    attrs: { html: { default: {} }, section: { default: 'tbody' } },
    parseDOM: [{ tag: 'tr', getAttrs: (element) => ({ html: htmlOf(element), section: sectionOf(element) }) }],
    toDOM: ({ attrs }) => ['tr', { ...attrs.html, 'data-table-part': attrs.section }, 0],
  },
  table_cell: cell('td', 'cell', {}),
  table_header: cell('th', 'header_cell', { scope: { default: null } }),
  text: { group: 'inline' },
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: { html: { default: { src: '', alt: '' } } },
    parseDOM: [{ tag: 'img', getAttrs: given }],
    toDOM: ({ attrs }) => ['img', attrs.html],
  },
  line_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [
      // The last line of a paragraph without text has one more to be seen.
      { tag: 'br', ignore: true, getAttrs: (element) => endsBlankParagraph(element) && null },
      { tag: 'br' },
    ],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

function cell(name: 'td' | 'th', role: string, attrs: NodeSpec['attrs']): NodeSpec {
  return {
    content: 'block+',
    tableRole: role,
    isolating: true,
    attrs: {
      html: { default: {} },
      colspan: { default: 1 },
      rowspan: { default: 1 },
      colwidth: { default: null },
      ...attrs,
    },
    parseDOM: [
      {
        tag: name,
        getAttrs: (element) => ({
          html: htmlOf(element),
          colspan: spanOf(element, 'colspan'),
          rowspan: spanOf(element, 'rowspan'),
          scope: element.getAttribute('scope'),
        }),
      },
    ],
    toDOM: ({ attrs: { html, colspan, rowspan, scope } }) => [
      name,
      { ...html, ...(colspan !== 1 && { colspan }), ...(rowspan !== 1 && { rowspan }), ...(scope && { scope }) },
      0,
    ],
  };
}

const maxSpan = 99;

function spanOf(element: HTMLElement, name: string): number {
  const span = Number.parseInt(element.getAttribute(name) ?? '1', 10);
  return span >= 1 && span <= maxSpan ? span : 1;
}

function sectionOf(row: HTMLElement): string {
  const name = row.getAttribute('data-table-part') ?? (row.parentNode as Element | null)?.localName;
  return name === 'thead' || name === 'tfoot' ? name : 'tbody';
}

function captionOf(table: HTMLElement): unknown {
  const [caption] = Array.from(table.childNodes).filter((child) => isElement(child) && child.localName === 'caption');
  const node = caption && captionNode(caption as HTMLElement);
  return node && node.childCount > 0 ? node.toJSON() : null;
}

/** A table's caption as a node. */
export function tableCaption({ caption }: Attrs): Node | undefined {
  return caption ? schema.nodeFromJSON(caption) : undefined;
}

function captionNode(element: HTMLElement | undefined): Node {
  const { caption } = schema.nodes;
  if (!element) return caption.create();
  return DOMParser.fromSchema(schema).parse(element, { topNode: caption.create(given(element) || null) });
}

function endsBlankParagraph({ parentNode, nextSibling }: HTMLElement): boolean {
  if (nextSibling || (parentNode as Element).localName !== 'p') return false;
  return Array.from((parentNode as Element).childNodes).every(({ nodeName }) => nodeName === 'BR');
}

/** One picture or video, perhaps within a link, and a caption. */
function isFigure(element: HTMLElement): boolean {
  return filled(element, 'img', 'video') && partsOf(element).others === 0;
}

function partsOf(figure: HTMLElement) {
  const media: HTMLElement[] = [];
  const captions: HTMLElement[] = [];
  let others = 0;
  const read = (parent: HTMLElement) => {
    for (const child of parent.childNodes) {
      const name = isElement(child) ? child.localName : '';
      if (name === 'figcaption' && parent === figure) captions.push(child as HTMLElement);
      else if (name === 'img' || name === 'video') media.push(child as HTMLElement);
      else if (name === 'a' || name === 'span') read(child as HTMLElement);
      else if (name !== '' || child.nodeValue?.trim()) others += 1;
    }
  };
  read(figure);
  return { media: media[0], caption: captions[0], others: others + media.slice(1).length + captions.slice(1).length };
}

function figureContent(element: globalThis.Node): Fragment {
  const { media, caption } = partsOf(element as HTMLElement);
  const link = media?.parentNode as HTMLElement;
  const marks = link?.localName === 'a' ? [schema.marks.link.create(given(link) || null)] : [];
  const node = media?.localName === 'video' ? schema.nodes.video : schema.nodes.picture;
  const attrs = media && { html: htmlOf(media), tracks: elementsIn(media, ['track']).map(htmlOf) };
  return Fragment.from([node.create(attrs, null, marks), captionNode(caption)]);
}

/** A format, by its elements and by the styles that other programs write. */
const mark = (
  names: readonly string[],
  styles: Readonly<Record<string, RegExp>> = {},
  spec: MarkSpec = {},
): MarkSpec => ({
  parseDOM: [
    // Google Docs wraps everything into such an element that is not bold.
    ...names.map((tag) => ({
      tag,
      getAttrs: ({ style }: HTMLElement) => !/^(?:normal|400)$/.test(style?.fontWeight ?? '') && null,
    })),
    ...Object.entries(styles).map(([style, pattern]) => ({
      style,
      getAttrs: (value: string) => pattern.test(value) && null,
    })),
  ],
  toDOM: () => [names[0] ?? '', 0],
  ...spec,
});

const marks = {
  link: {
    inclusive: false,
    attrs: { html: { default: {} } },
    parseDOM: [{ tag: 'a', getAttrs: (element) => element.getAttribute('href') !== null && given(element) }],
    toDOM: ({ attrs }) => ['a', attrs.html, 0],
  },
  /** Language and direction of a text, also of one that has another format. */
  span: {
    attrs: { html: { default: {} } },
    excludes: '',
    parseDOM: ['span', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code'].map((tag) => ({
      tag,
      consuming: false,
      priority: 60,
      getAttrs: (element: HTMLElement) => Object.keys(htmlOf(element)).length > 0 && given(element),
    })),
    toDOM: ({ attrs }) => ['span', attrs.html, 0],
  },
  strong: mark(['strong', 'b'], { 'font-weight': /^(?:bold|bolder|[6-9]\d\d)$/ }),
  em: mark(['em', 'i', 'cite', 'dfn', 'var'], { 'font-style': /^(?:italic|oblique)/ }),
  u: mark(['u'], { 'text-decoration-line': /underline/ }),
  s: mark(['s', 'strike', 'del'], { 'text-decoration-line': /line-through/ }),
  sub: mark(['sub'], { 'vertical-align': /^sub$/ }, { excludes: 'sub sup' }),
  sup: mark(['sup'], { 'vertical-align': /^super$/ }, { excludes: 'sub sup' }),
  small: mark(['small']),
  code: mark(['code', 'kbd', 'samp', 'tt']),
} satisfies Record<string, MarkSpec>;

/** Everything that the sanitiser keeps in articles. */
export const schema = new Schema({ nodes, marks });
