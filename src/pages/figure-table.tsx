import type { ReactNode } from 'react';

type FigureTableProps = {
  className: 'figure-table' | 'quality-table';
  caption: string;
  columns: readonly string[];
  /** `key`: of the row, when its heading is no text. */
  rows: readonly { key: string; heading?: ReactNode; cells: readonly ReactNode[] }[];
  cellClass?: string;
};

/** A table whose rows begin with their heading. */
export function FigureTable({ className, caption, columns, rows, cellClass }: FigureTableProps) {
  return (
    <table className={className}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, heading = key, cells }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td className={cellClass} key={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
