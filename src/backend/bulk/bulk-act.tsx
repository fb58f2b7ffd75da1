import type { ReactNode } from 'react';
import type { BulkInput, BulkOutcome } from '../../domain/bulk/outcome.ts';
import { type PredictingSite, predictImpact } from '../../domain/impact/impact.ts';
import type { PlannedChange } from '../../domain/impact/planned-change.ts';
import type { TrashKind } from '../../domain/trash/queries.ts';
import { problemParts } from '../../fields/problem.ts';
import { bulkRefusalWords, bulkWords as t } from '../../i18n/backend/bulk.words.ts';
import type { Undo } from '../../web/sessions/flash.ts';
import { ImpactList } from '../impact/impact-list.tsx';
import { undoDeletion } from '../trash/undo-deletion.ts';
import { DialogContent, SubmitOrCancel } from '../ui/dialog.tsx';
import { inputProblemText } from '../ui/forms/command-form.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { type Call, done, failed, notice } from '../ui/frame/screen.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Table } from '../ui/lists/table.tsx';
import type { Act } from '../ui/screens.tsx';
import { itemValue, readBulkForm, type SubmittedBulk } from './bulk-form.ts';

type Named = { id: number; version: number; name: string };

type BulkNoun<Input extends BulkInput> = {
  kind: TrashKind;
  /** For example "3 articles". */
  count: (values: { count: number }) => string;
  /** Addresses of the list and of the form. */
  addresses: (call: Call) => { list: string; form: string };
  /** What the schema takes besides action and items. */
  inputOf: (submitted: SubmittedBulk) => object;
  /** Actions that are confirmed first, with the items that they change, and a note about those that they do not. */
  confirms: (input: Input) => Promise<{ items: Named[]; changes: PlannedChange[]; note?: ReactNode } | undefined>;
  /** Link to an item, and where it is used. */
  linkTo: (outcome: BulkOutcome) => ReactNode;
};

/** The action chosen for the selected rows of a list. */
export function bulkAct<Input extends BulkInput>(
  site: PredictingSite,
  { kind, count, addresses, inputOf, confirms, linkTo }: BulkNoun<Input>,
): Act<undefined, Input, { action: Input['action']; outcomes: BulkOutcome[] }> {
  return {
    inputOf: (_sent, form) => {
      const submitted = readBulkForm(form);
      return { action: submitted.action, items: submitted.items, ...inputOf(submitted) };
    },
    refused: (problem, _row, call) => {
      const { list } = addresses(call);
      const isNothing = ['knownAction', 'nothingNamed'].includes(problemParts(problem)?.code ?? '');
      return isNothing
        ? failed(list, t.nothingChosen, t.nothingChosenText)
        : failed(list, t.invalid, inputProblemText(problem));
    },
    ask: async (input, _row, call, form) => {
      const { action } = input;
      const question = form.get('confirmed') === '1' ? undefined : await confirms(input);
      if (!question || (action !== 'archive' && action !== 'delete')) return undefined;
      const { items, changes, note } = question;
      const title = t[`${action}Title`]({ items: count({ count: items.length }) });
      const { list, form: address } = addresses(call);
      const prediction = changes.length > 0 ? await predictImpact(site, changes) : undefined;
      return {
        title,
        body: (
          <DialogContent title={title}>
            <p>{t[`${action}Text`]}</p>
            <ul className="mt-4 grid gap-1 text-small">
              {items.map(({ id, name }) => (
                <li className="hex-bullet flex items-baseline gap-2.5 [overflow-wrap:anywhere]" key={id}>
                  <span>{name}</span>
                </li>
              ))}
            </ul>
            {note}
            {prediction && <ImpactList prediction={prediction} />}
            <p className="mt-4 text-small text-slate">{t.rule}</p>
            <form action={address} className="mt-6 flex flex-wrap gap-3" method="post">
              <input name="action" type="hidden" value={action} />
              <input name="confirmed" type="hidden" value="1" />
              {items.map((item) => (
                <input key={item.id} name="item" type="hidden" value={itemValue(item)} />
              ))}
              <SubmitOrCancel back={list} submit={t[action]} />
            </form>
          </DialogContent>
        ),
      };
    },
    done: ({ action, outcomes }, _row, call) => {
      const { list, form } = addresses(call);
      const items = count({ count: outcomes.length });
      const title: string = t[action];
      const undo = undoOf(kind, outcomes, form);
      if (outcomes.every(({ result }) => result !== 'refused')) return done(list, title, t.done({ items }), undo);
      const text = t.partlyTitle({ done: outcomes.filter(({ result }) => result === 'done').length, items });
      const flash = undo && { flash: notice(title, text, undo) };
      return { title, body: <ResultPage back={list} items={items} linkTo={linkTo} outcomes={outcomes} />, ...flash };
    },
  };
}

/** The button that takes back what can be: deletions and archiving. */
function undoOf(kind: TrashKind, outcomes: readonly BulkOutcome[], action: string): Omit<Undo, 'label'> | undefined {
  const changed = outcomes.filter((outcome) => outcome.result === 'done');
  const deletions = changed.flatMap(({ id, deletedAt }) => (deletedAt ? [{ id, deletedAt }] : []));
  if (deletions.length > 0) return undoDeletion(kind, deletions);
  const archived = changed.flatMap(({ id, archived: before }) => (before ? [itemValue({ id, ...before })] : []));
  if (archived.length === 0) return undefined;
  return { action, fields: [['action', 'unarchive'], ...archived.map((item) => ['item', item] as const)] };
}

type ResultPageProps = Pick<BulkNoun<never>, 'linkTo'> & {
  outcomes: readonly BulkOutcome[];
  items: string;
  back: string;
};

const order = { refused: 0, done: 1, unchanged: 2 } as const;

/** What an action did to each item, refused ones first. */
function ResultPage({ outcomes, items, back, linkTo }: ResultPageProps) {
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
  if (result === 'refused') return <StatusBadge tone="bad">{t.resultRefused}</StatusBadge>;
  if (result === 'unchanged') return <StatusBadge>{t.resultUnchanged}</StatusBadge>;
  return <StatusBadge tone="good">{t.resultDone}</StatusBadge>;
}

function Reason({ outcome: { reason, problem } }: { outcome: Extract<BulkOutcome, { result: 'refused' }> }) {
  return problem === undefined ? bulkRefusalWords[reason] : inputProblemText(problem);
}
