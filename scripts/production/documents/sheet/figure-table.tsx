import type { Pair } from '../../../../src/i18n/site/language.ts';
import { Label } from './document.tsx';

type Row = {
  name: Pair;
  figures: readonly (string | number)[];
  isSum?: boolean;
};

type FigureTableProps = {
  caption: Pair;
  /** Heading of the column of names. */
  head: Pair;
  /** Headings of the columns of figures. */
  columns: readonly (Pair | string)[];
  rows: readonly Row[];
  /** Where the English stands below the Indonesian and not beside it; the heads of columns always do. */
  stacked?: 'head' | 'names';
};

/** A table of named rows of figures. */
export function FigureTable({ caption, head, columns, rows, stacked }: FigureTableProps) {
  return (
    <table>
      <caption>
        <Label inline of={caption} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Label inline={stacked !== 'head'} of={head} />
          </th>
          {columns.map((column) => (
            <th className="number" key={typeof column === 'string' ? column : column.id} scope="col">
              {typeof column === 'string' ? column : <Label of={column} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures, isSum }) => (
          <tr className={isSum ? 'sum' : undefined} key={name.id}>
            <th scope="row">
              <Label inline={stacked !== 'names'} of={name} />
            </th>
            {figures.map((figure, place) => (
              <td className="number" key={place}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
