import type { Attrs, DOMOutputSpec, NodeSpec } from 'prosemirror-model';
import { blockAttributes, domAttributes } from './block-attributes.ts';

const cell = (tag: 'td' | 'th', role: string): NodeSpec => ({
  content: 'block+',
  tableRole: role,
  isolating: true,
  attrs: {
    html: { default: {} },
    colspan: { default: 1 },
    rowspan: { default: 1 },
    colwidth: { default: null },
    ...(tag === 'th' && { scope: { default: null } }),
  },
  toDOM: ({ attrs }): DOMOutputSpec => [tag, { ...(attrs.html as object), ...spansOf(attrs) }, 0],
});

/** Attributes of a cell as HTML has them. */
export function spansOf({ colspan, rowspan, scope }: Attrs): Record<string, string> {
  return {
    ...(colspan !== 1 && { colspan: String(colspan) }),
    ...(rowspan !== 1 && { rowspan: String(rowspan) }),
    ...(scope && { scope: String(scope) }),
  };
}

/**
 * Rows are children of the table itself and know their section: prosemirror-tables does not work with a caption or sections
 * between. The caption is an attribute, a list of inline nodes as JSON.
 */
export const tableNodes = {
  table: {
    group: 'block',
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    attrs: { ...blockAttributes, caption: { default: null }, sections: { default: true } },
    toDOM: ({ attrs }): DOMOutputSpec => {
      const text = captionText(attrs);
      const rows: DOMOutputSpec = ['tbody', 0];
      const given = domAttributes(attrs);
      return text
        ? ['div', { class: 'editor-table' }, ['table', given, ['caption', { contenteditable: 'false' }, text], rows]]
        : ['div', { class: 'editor-table' }, ['table', given, rows]];
    },
  },
  table_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    attrs: { html: { default: {} }, section: { default: 'tbody' } },
    toDOM: ({ attrs }): DOMOutputSpec => ['tr', attrs.html, 0],
  },
  table_cell: cell('td', 'cell'),
  table_header: cell('th', 'header_cell'),
} satisfies Record<string, NodeSpec>;

type Inline = { text?: string };

function captionText({ caption }: Attrs): string {
  return ((caption as Inline[] | null) ?? []).map(({ text = '' }) => text).join('');
}
