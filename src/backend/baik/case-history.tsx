import type { CaseHistoryRead } from '../../domain/baik/cases/history.ts';
import { caseActWords, caseHistoryWords, caseWords } from '../../i18n/backend/baik/baik-case.ts';
import { findingWords } from '../../i18n/backend/baik/baik-findings.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { DayText } from './day-text.tsx';

/** What recipients did in a case, for recipients only. */
export function CaseHistory({ history: { records, brokenAt } }: { history: CaseHistoryRead }) {
  const t = useWords(caseHistoryWords);
  const { historyUnsigned } = useWords(findingWords);
  const acts = useWords(caseActWords);
  const { reporter } = useWords(caseWords);
  return (
    <Panel id="history" text={records.length > 0 ? t.text : t.nothing} title={t.title}>
      {brokenAt !== undefined && (
        <p className="mb-3 text-small font-600 text-laterite-deep">{t.changed({ position: String(brokenAt) })}</p>
      )}
      <ol className="text-small">
        {records.map((record, index) => (
          // The history only grows, so a position is a key.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li className="border-t border-graphite/20 py-2" key={index}>
            {record ? (
              <>
                {acts[record.act]}
                {record.to && `: ${record.to.join(', ') || '–'}`}
                {record.note && (
                  <span className="block whitespace-pre-wrap [overflow-wrap:anywhere]">{record.note}</span>
                )}
                <span className="block text-tiny text-slate">
                  {record.by || reporter} · <DayText day={record.on} />
                  {!record.isSigned && ` · ${historyUnsigned}`}
                </span>
              </>
            ) : (
              <span className="text-slate">{t.notForYou}</span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
