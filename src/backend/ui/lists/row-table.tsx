import type { ReactNode } from 'react';
import { sortChoice } from './sort-links.tsx';
import { Cell, Table } from './table.tsx';

export type Column<Row> = {
  /** A heading for screen readers only starts with a hash; a card does not show it either. */
  head: string;
  /** The order by this column, with a minus when the first click sorts in descending order. */
  sort?: string;
  cell: (row: Row) => ReactNode;
  /** Takes the remaining width, and comes first in a card, without its heading. */
  main?: boolean;
  /** In a card, without its heading. */
  alone?: boolean;
  align?: 'end';
};

type RowTableProps<Row> = {
  /** Caption for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** For columns with an order. */
  order?: { current: string; hrefOf: (sort: string) => string };
};

/** A table of rows by its columns. */
export function RowTable<Row extends { id: number }>({ caption, columns, rows, order }: RowTableProps<Row>) {
  return (
    <Table
      caption={caption}
      columns={columns.map(({ head, sort }) =>
        sort && order ? sortChoice({ label: head, name: sort, ...order }) : head,
      )}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          {columns.map(({ head, cell, main = false, alone = main || head.startsWith('#'), align }) => (
            <Cell align={align} key={head} label={alone ? undefined : head} main={main}>
              {cell(row)}
            </Cell>
          ))}
        </tr>
      ))}
    </Table>
  );
}
