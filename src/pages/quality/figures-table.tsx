import { qualityWords } from '../../i18n/public/quality/quality.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { Measured, Row } from './build-figures.ts';

type FiguresTableProps = { title: string; rows: readonly Row[]; language: Language };

/** Figures with their targets, and when they were measured. On narrow screens each row is a block. */
export function FiguresTable({ title, rows, language }: FiguresTableProps) {
  const t = qualityWords(language);
  return (
    <table className="quality-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.figure}</th>
          <th scope="col">{t.result}</th>
          <th scope="col">{t.target}</th>
          <th scope="col">{t.source}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, target, isMissed, measured }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Label text={t.result} />
              {value === undefined ? (
                <span className="text-slate">{t.notMeasured}</span>
              ) : (
                <span className="font-650 tabular-nums">{value}</span>
              )}
              {isMissed && <span className="block text-tiny text-laterite">{t.missed}</span>}
            </td>
            <td className="tabular-nums">
              <Label text={t.target} />
              {target ?? t.noTarget}
            </td>
            <td>
              <Source language={language} measured={measured} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Name of the column where the head of the table is not displayed. A screen reader has it from the head. */
function Label({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="block text-tiny text-slate md:hidden">
      {text}
    </span>
  );
}

/** When a figure was measured. */
function Source({ measured, language }: { measured: Measured; language: Language }) {
  const t = qualityWords(language);
  if (measured.kind === 'missing') return <>{t.notInThisBuild}</>;
  const { at, count, expected, isEarlier } = measured;
  return (
    <>
      <time dateTime={at.toISOString()}>{formatMomentWithZone(at, language)}</time>
      {isEarlier && <span className="block text-laterite">{t.earlier}</span>}
      {count < expected && <span className="block">{t.partly({ count, all: expected })}</span>}
    </>
  );
}
