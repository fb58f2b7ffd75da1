import type { ReactNode } from 'react';

type TableProps = {
  /** Caption for screen readers. */
  caption: string;
  /** Column headings. A heading for screen readers only starts with a hash, such as "#Actions". */
  columns: readonly string[];
  children: ReactNode;
};

/** A table; on a phone each row becomes a card whose cells are labelled with their column. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <table className="desk-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column.startsWith('#') ? <span className="sr-only">{column.slice(1)}</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type CellProps = {
  children: ReactNode;
  /** Column heading shown beside the cell on phones; cells without one stand alone. */
  label?: string | undefined;
  align?: 'end' | undefined;
  /** Takes the remaining width, and comes first on phones. */
  main?: boolean;
  /** Holds the checkbox of the row; in the corner on phones. */
  select?: boolean;
};

export function Cell({ children, label, align, main, select }: CellProps) {
  return (
    <td data-align={align} data-label={label} data-main={main ? '' : undefined} data-select={select ? '' : undefined}>
      {children}
    </td>
  );
}
