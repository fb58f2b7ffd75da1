import type { ReactNode } from 'react';
import type { BulkOutcome } from '../../domain/bulk/outcome.ts';
import { bulkRefusalWords, bulkWords } from '../../i18n/backend/bulk.words.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useStaffLanguage, useWords } from '../ui/frame/staff-language.tsx';
import { inputProblem } from '../ui/input-problem.ts';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Table } from '../ui/lists/table.tsx';

type ResultPageProps = {
  outcomes: readonly BulkOutcome[];
  /** For example "3 articles". */
  items: string;
  /** Address of the list. */
  back: string;
  /** Link to an item, and where it is used. */
  linkTo: (outcome: BulkOutcome) => ReactNode;
};

const order = { refused: 0, done: 1, unchanged: 2 } as const;

/** What an action did to each item, refused ones first. */
export function BulkResultPage({ outcomes, items, back, linkTo }: ResultPageProps) {
  const t = useWords(bulkWords);
  const done = outcomes.filter(({ result }) => result === 'done').length;
  const sorted = outcomes.toSorted((one, other) => order[one.result] - order[other.result]);
  return (
    // A reload shows the list instead of sending the form again.
    <div data-afterwards={back}>
      <PageHeader text={t.rule} title={t.partlyTitle({ done, items })} />
      <Table
        caption={t.caption}
        columns={[
          { head: t.item, main: true, cell: linkTo },
          { head: t.result, cell: ({ result }) => <ResultBadge result={result} /> },
          {
            head: t.reason,
            cell: (outcome) => (outcome.result === 'refused' ? <Reason outcome={outcome} /> : '–'),
          },
        ]}
        rows={sorted}
      />
      <p className="mt-6">
        <a className="btn-primary" href={back}>
          {t.back}
        </a>
      </p>
    </div>
  );
}

function ResultBadge({ result }: Pick<BulkOutcome, 'result'>) {
  const t = useWords(bulkWords);
  if (result === 'refused') return <StatusBadge tone="bad">{t.resultRefused}</StatusBadge>;
  if (result === 'unchanged') return <StatusBadge>{t.resultUnchanged}</StatusBadge>;
  return <StatusBadge tone="good">{t.resultDone}</StatusBadge>;
}

function Reason({ outcome }: { outcome: Extract<BulkOutcome, { result: 'refused' }> }) {
  const language = useStaffLanguage();
  const { reason, problem } = outcome;
  return problem === undefined ? bulkRefusalWords(language)[reason] : inputProblem(language, problem);
}
