import type { NodeType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  selectedRect,
  splitCell,
} from 'prosemirror-tables';
import { schema, tableCaption } from '../../../fields/rich-text/schema.ts';
import { type EditorCommand, insertNode } from './commands.ts';

const { nodes } = schema;

/** Buttons of the toolbar that a table has. */
export const tableCommands: readonly EditorCommand[] = [
  {
    label: 'headerRow',
    icon: 'table-row',
    isOn: (state) => isInTable(state) && isHeader(state, 'row'),
    run: toggleHeader('row'),
  },
  {
    label: 'headerColumn',
    icon: 'table-column',
    isOn: (state) => isInTable(state) && isHeader(state, 'column'),
    run: toggleHeader('column'),
  },
  { label: 'rowAbove', icon: 'row-insert-top', run: addRowBefore },
  { label: 'rowBelow', icon: 'row-insert-bottom', run: addRowAfter },
  { label: 'columnBefore', icon: 'column-insert-left', run: addColumnBefore },
  { label: 'columnAfter', icon: 'column-insert-right', run: addColumnAfter },
  { label: 'deleteRow', icon: 'row-remove', run: deleteRow },
  { label: 'deleteColumn', icon: 'column-remove', run: deleteColumn },
  { label: 'mergeCells', icon: 'arrows-join', run: mergeCells },
  { label: 'splitCell', icon: 'arrows-split', run: splitCell },
  { label: 'deleteTable', icon: 'table-off', run: deleteTable },
];

type Line = 'row' | 'column';

/** Cells of the first row or column with their positions. */
function firstCells(state: EditorState, line: Line) {
  const { map, tableStart, table } = selectedRect(state);
  const area =
    line === 'row'
      ? { left: 0, top: 0, right: map.width, bottom: 1 }
      : { left: 0, top: 0, right: 1, bottom: map.height };
  return map.cellsInRect(area).map((offset) => ({ position: tableStart + offset, cell: table.nodeAt(offset) }));
}

function isHeader(state: EditorState, line: Line): boolean {
  const scope = line === 'row' ? 'col' : 'row';
  const cells = firstCells(state, line);
  return cells.every(
    ({ cell }, index) => cell?.type === nodes.table_header && (cell.attrs.scope === scope || index === 0),
  );
}

/** Header cells say what they head: `scope` is what screen readers read. */
function toggleHeader(line: Line): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const remove = isHeader(state, line);
    const { tr } = state;
    const type: NodeType = remove ? nodes.table_cell : nodes.table_header;
    const scope = line === 'row' ? 'col' : 'row';
    for (const { position, cell } of firstCells(state, line)) {
      if (!cell) continue;
      const { html, colspan, rowspan, colwidth } = cell.attrs;
      tr.setNodeMarkup(position, type, { html, colspan, rowspan, colwidth, ...(!remove && { scope }) });
    }
    if (line === 'row') {
      const { tableStart } = selectedRect(state);
      tr.setNodeAttribute(tableStart, 'section', remove ? 'tbody' : 'thead');
    }
    dispatch?.(tr);
    return true;
  };
}

/** A table with a header row. */
export function insertTable(rows: number, columns: number): Command {
  return (state, dispatch) => {
    const cells = (type: NodeType, attrs: object) =>
      Array.from({ length: columns }, () => type.create(attrs, nodes.paragraph.create()));
    const table = nodes.table.create(
      null,
      Array.from({ length: rows }, (_, row) =>
        row === 0
          ? nodes.table_row.create({ section: 'thead' }, cells(nodes.table_header, { scope: 'col' }))
          : nodes.table_row.create(null, cells(nodes.table_cell, {})),
      ),
    );
    return insertNode(table, state, dispatch);
  };
}

export function captionOf(state: EditorState): string {
  return tableCaption(selectedRect(state).table.attrs)?.textContent ?? '';
}

export function setCaption(text: string): Command {
  return (state, dispatch) => {
    const { tableStart, table } = selectedRect(state);
    const { html } = tableCaption(table.attrs)?.attrs ?? {};
    const caption = text.trim() ? nodes.caption.create({ html }, schema.text(text.trim())).toJSON() : null;
    dispatch?.(state.tr.setNodeAttribute(tableStart - 1, 'caption', caption));
    return true;
  };
}
