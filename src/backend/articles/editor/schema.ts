import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { blockAttributes, domAttributes, type HtmlAttributes } from './block-attributes.ts';
import { rawView } from './raw-markup.ts';
import { tableNodes } from './table-nodes.ts';

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    /** `implied`: written without `<p>` where it is all of a list item, a cell or a quotation. */
    attrs: { ...blockAttributes, implied: { default: true } },
    toDOM: ({ attrs }) => ['p', domAttributes(attrs), 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { ...blockAttributes, level: { default: 2 } },
    toDOM: ({ attrs }) => [`h${attrs.level}`, domAttributes(attrs), 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    attrs: blockAttributes,
    toDOM: ({ attrs }) => ['blockquote', domAttributes(attrs), 0],
  },
  preformatted: {
    group: 'block',
    content: 'inline*',
    defining: true,
    whitespace: 'pre',
    attrs: blockAttributes,
    toDOM: ({ attrs }) => ['pre', domAttributes(attrs), 0],
  },
  rule: { group: 'block', attrs: blockAttributes, toDOM: ({ attrs }) => ['hr', domAttributes(attrs)] },
  bullet_list: {
    group: 'block',
    content: 'list_item+',
    attrs: blockAttributes,
    toDOM: ({ attrs }) => ['ul', domAttributes(attrs), 0],
  },
  ordered_list: {
    group: 'block',
    content: 'list_item+',
    attrs: { ...blockAttributes, start: { default: null } },
    toDOM: ({ attrs }) => ['ol', { ...domAttributes(attrs), start: attrs.start }, 0],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    attrs: blockAttributes,
    toDOM: ({ attrs }) => ['li', domAttributes(attrs), 0],
  },
  figure: {
    group: 'block',
    content: '(picture | video) caption',
    isolating: true,
    draggable: true,
    attrs: blockAttributes,
    toDOM: ({ attrs }) => ['figure', domAttributes(attrs), 0],
  },
  picture: {
    selectable: false,
    attrs: { html: { default: { src: '', alt: '' } } },
    toDOM: ({ attrs }) => ['img', { ...attrs.html, draggable: 'false' }],
  },
  video: {
    selectable: false,
    attrs: { html: { default: { src: '', preload: 'metadata' } }, tracks: { default: [] } },
    toDOM: ({ attrs }) => [
      'video',
      { ...attrs.html, controls: '' },
      ...(attrs.tracks as HtmlAttributes[]).map((track) => ['track', track] as const),
    ],
  },
  caption: {
    content: 'inline*',
    defining: true,
    attrs: { html: { default: {} } },
    toDOM: ({ attrs }) => ['figcaption', attrs.html, 0],
  },
  ...tableNodes,
  /** Stored markup that the editor cannot represent; it is shown, moved and deleted, not changed. */
  raw: {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: { ...blockAttributes, source: { default: '' } },
    toDOM: ({ attrs }) => rawView(attrs.source as string),
  },
  text: { group: 'inline' },
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: { html: { default: { src: '', alt: '' } } },
    toDOM: ({ attrs }) => ['img', attrs.html],
  },
  line_break: { group: 'inline', inline: true, selectable: false, toDOM: () => ['br'], linebreakReplacement: true },
} satisfies Record<string, NodeSpec>;

const mark = (tag: string, excludes?: string): MarkSpec => ({
  // `tag` is the one that is stored: `b` and `strong` look the same.
  attrs: { html: { default: {} }, tag: { default: tag } },
  ...(excludes !== undefined && { excludes }),
  toDOM: ({ attrs }) => [attrs.tag as string, attrs.html, 0],
});

const marks = {
  link: { inclusive: false, attrs: { html: { default: {} } }, toDOM: ({ attrs }) => ['a', attrs.html, 0] },
  span: mark('span'),
  strong: mark('strong'),
  em: mark('em'),
  u: mark('u'),
  s: mark('s'),
  sub: mark('sub', 'sub sup'),
  sup: mark('sup', 'sub sup'),
  small: mark('small'),
  code: mark('code'),
} satisfies Record<string, MarkSpec>;

/** Everything that the sanitiser keeps in articles. There are no parsing rules: `read-html.ts` makes the nodes. */
export const schema = new Schema({ nodes, marks });
