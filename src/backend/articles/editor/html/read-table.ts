import type { Attrs, Node } from 'prosemirror-model';
import type { HtmlElement, HtmlNode } from '../../../../fields/clean-html.ts';
import { schema } from '../schema.ts';
import { elementsIn, extraAttributes, inlineOf, NotRepresentable } from './read-inline.ts';

/** Cells that the columns and rows of one table span; the editor keeps a map of all of them. */
const maxTableCells = 20_000;
const maxSpan = 99;
const sections = ['thead', 'tbody', 'tfoot'];

const { nodes } = schema;

type ReadBlocks = (children: readonly HtmlNode[]) => Node[];

export function tableOf({ children }: HtmlElement, given: Attrs, read: ReadBlocks): Node {
  const parts = elementsIn(children);
  const caption = parts[0]?.name === 'caption' ? parts.shift() : undefined;
  const rows = parts.flatMap((part) => {
    if (part.name === 'tr') return [rowOf(part, 'tbody', read)];
    if (!sections.includes(part.name)) throw new NotRepresentable(part.name);
    return elementsIn(part.children).map((row) => rowOf(row, part.name, read));
  });
  if (rows.length === 0 || areaOf(rows) > maxTableCells) throw new NotRepresentable('table');
  const inline = caption && inlineOf(caption.children).map((node) => node.toJSON());
  const hasSections = parts.some(({ name }) => name !== 'tr');
  return nodes.table.create({ ...given, caption: inline ?? null, sections: hasSections }, rows);
}

function rowOf(row: HtmlElement, section: string, read: ReadBlocks): Node {
  if (row.name !== 'tr') throw new NotRepresentable(row.name);
  const cells = elementsIn(row.children).map((cell) => cellOf(cell, read));
  return nodes.table_row.create({ html: extraAttributes(row), section }, cells);
}

function cellOf(cell: HtmlElement, read: ReadBlocks): Node {
  const { name, attributes } = cell;
  const type = { td: nodes.table_cell, th: nodes.table_header }[name];
  if (!type) throw new NotRepresentable(name);
  const spans = { colspan: spanOf(attributes.colspan), rowspan: spanOf(attributes.rowspan) };
  const scope = name === 'th' ? { scope: attributes.scope ?? null } : {};
  return type.create({ html: extraAttributes(cell), ...spans, ...scope }, read(cell.children));
}

function spanOf(text = '1'): number {
  const span = Number.parseInt(text, 10);
  return span >= 1 && span <= maxSpan ? span : 1;
}

function areaOf(rows: readonly Node[]): number {
  const widths = rows.map((row) => row.children.reduce((sum, { attrs }) => sum + Number(attrs.colspan), 0));
  return rows.length * Math.max(...widths);
}
