import { figureWords as t } from '../../../i18n/public/sustainability/figures.words.ts';
import { csvText } from '../../../web/formats/csv.ts';
import { topicsIn } from './figure-sets.ts';

/** Every figure of the page in a row of its own, with its source. */
export function figuresCsv(): string {
  const rows = topicsIn().flatMap(({ title: topic, sets }) =>
    sets.flatMap(({ title, columns, rows: lines, source = t.source }) =>
      lines.flatMap(([period, ...cells]) =>
        cells.map((cell, index) => [topic, title, period, columns[index + 1] ?? '', cell, source]),
      ),
    ),
  );
  return csvText([t.topic, t.measure, t.period, t.column, t.value, t.sourceColumn], rows);
}
