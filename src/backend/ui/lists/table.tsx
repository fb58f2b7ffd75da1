import type { ReactNode } from 'react';
import { type SortChoice, SortLink, SortLinks, sortChoice } from './sort-links.tsx';

export type Column<Row> = {
  /** A heading for screen readers only starts with a hash, such as "#Actions"; a card does not show it either. */
  head: string;
  /** The order by this column, with a minus when the first click sorts in descending order. */
  sort?: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Takes the remaining width, and comes first in a card, without its heading. */
  main?: boolean;
  /** In a card, without its heading. */
  alone?: boolean;
  align?: 'end';
  /** Holds the checkbox of the row; in the corner of a card. */
  select?: boolean;
};

type TableProps<Row> = {
  /** Caption for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The order that it has, and the address of another one. */
  order?: { current: string; hrefOf: (sort: string) => string };
};

/** A table; where its columns do not fit each row becomes a card whose cells are labelled with their column. */
export function Table<Row>({ caption, columns, rows, order }: TableProps<Row>) {
  const heads = columns.map(({ head, sort }) =>
    sort && order ? sortChoice({ label: head, name: sort, ...order }) : head,
  );
  const choices = heads.filter((head) => typeof head !== 'string');
  return (
    <div className="desk-table-box">
      {choices.length > 0 && <SortLinks choices={choices} className="desk-table-sorts" />}
      <table className="desk-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <Heading head={head} key={typeof head === 'string' ? head : head.label} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, by the server
            <tr key={index}>
              {columns.map(({ head, cell, main, alone = main || head.startsWith('#'), align, select }) => (
                <td
                  data-align={align}
                  data-label={alone ? undefined : head}
                  data-main={main ? '' : undefined}
                  data-select={select ? '' : undefined}
                  key={head}
                >
                  {cell(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ head }: { head: string | SortChoice }) {
  if (typeof head !== 'string') {
    return (
      <th aria-sort={head.sorted} scope="col">
        <SortLink choice={head} />
      </th>
    );
  }
  return <th scope="col">{head.startsWith('#') ? <span className="sr-only">{head.slice(1)}</span> : head}</th>;
}
