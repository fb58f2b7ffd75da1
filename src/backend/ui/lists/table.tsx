import type { ReactNode } from 'react';
import { type SortChoice, SortLink, SortLinks } from './sort-links.tsx';

type TableProps = {
  /** Caption for screen readers. */
  caption: string;
  /** Column headings, as links if the table can be sorted by them. A heading for screen readers only starts with a hash, such as "#Actions". */
  columns: readonly (string | SortChoice)[];
  children: ReactNode;
};

/** A table; where its columns do not fit each row becomes a card whose cells are labelled with their column. */
export function Table({ caption, columns, children }: TableProps) {
  const choices = columns.filter((column) => typeof column !== 'string');
  return (
    <div className="desk-table-box">
      {choices.length > 0 && <SortLinks choices={choices} className="desk-table-sorts" />}
      <table className="desk-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading column={column} key={typeof column === 'string' ? column : column.label} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Heading({ column }: { column: string | SortChoice }) {
  if (typeof column !== 'string') {
    return (
      <th aria-sort={column.sorted} scope="col">
        <SortLink choice={column} />
      </th>
    );
  }
  return <th scope="col">{column.startsWith('#') ? <span className="sr-only">{column.slice(1)}</span> : column}</th>;
}

type CellProps = {
  children: ReactNode;
  /** Column heading shown beside the cell in a card; cells without one stand alone. */
  label?: string | undefined;
  align?: 'end' | undefined;
  /** Takes the remaining width, and comes first in a card. */
  main?: boolean;
  /** Holds the checkbox of the row; in the corner of a card. */
  select?: boolean;
};

export function Cell({ children, label, align, main, select }: CellProps) {
  return (
    <td data-align={align} data-label={label} data-main={main ? '' : undefined} data-select={select ? '' : undefined}>
      {children}
    </td>
  );
}
