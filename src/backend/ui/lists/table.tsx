import type { ReactNode } from 'react';

type TableProps = {
  /** Read to those who do not see where the table stands. */
  caption: string;
  /** The heads of the columns. A head that only screen readers need begins with a hash, such as "#Actions". */
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
  /** The head of its column, shown beside the cell on a phone; without one the cell stands alone. */
  label?: string | undefined;
  align?: 'end' | undefined;
  /** Takes what room the others leave, and comes first on a phone. */
  main?: boolean;
};

export function Cell({ children, label, align, main }: CellProps) {
  return (
    <td data-align={align} data-label={label} data-main={main ? '' : undefined}>
      {children}
    </td>
  );
}
