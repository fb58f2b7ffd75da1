import { maxReviewNoteCharacters } from '../../domain/reviews/input.ts';
import type { Review, Reviewer } from '../../domain/reviews/queries.ts';
import { reviewWords as t } from '../../i18n/backend/articles/reviews.words.ts';
import { errorsOf } from '../../ui/forms/form-text.ts';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import type { FormView } from '../ui/forms/command-form.ts';
import { toLocal, zoneName } from '../ui/forms/local-time.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { reviewAddress } from '../ui/version-addresses.ts';

/** What was sent and refused. */
export type Sent = Pick<FormView<unknown>, 'values' | 'errors'>;

type RequestFormProps = {
  articleId: number;
  review: Review | undefined;
  reviewers: readonly Reviewer[];
  sent: Sent | undefined;
};

/** Submits the text, or changes reviewer and due date of a review that waits. */
export function RequestForm({ articleId, review, reviewers, sent }: RequestFormProps) {
  const isWaiting = review?.status === 'waiting';
  const title = isWaiting ? t.change : review ? t.resubmit : t.submit;
  const values = sent?.values ?? {
    assignee: String(review?.assigneeId ?? ''),
    due: review?.dueAt ? toLocal(review.dueAt) : '',
    note: isWaiting ? review.note : '',
  };
  const errorOf = (field: string) => errorsOf(field, sent?.errors ?? []);
  return (
    <Panel id="submit" title={title}>
      <form action={`${reviewAddress(articleId)}/submit`} className="grid gap-5" method="post" noValidate>
        <SelectField
          choices={[['', t.nobody], ...reviewers.map(({ id, username }) => [String(id), username] as const)]}
          defaultValue={values.assignee}
          error={errorOf('assignee_id')}
          id="assignee"
          label={t.assignee}
          name="assignee"
        />
        <TextField
          defaultValue={values.due}
          error={errorOf('due_at')}
          id="due"
          label={t.dueField({ zone: zoneName() })}
          name="due"
          type="datetime-local"
        />
        <TextArea
          defaultValue={values.note}
          error={errorOf('note')}
          id="request-note"
          label={t.note}
          maxLength={maxReviewNoteCharacters}
          name="note"
          rows={3}
        />
        <button
          className={isWaiting ? 'btn-outline justify-self-start' : 'btn-primary justify-self-start'}
          type="submit"
        >
          {isWaiting ? t.save : title}
        </button>
      </form>
    </Panel>
  );
}

type DecisionFormProps = { articleId: number; version: number; sent: Sent | undefined };

export function DecisionForm({ articleId, version, sent }: DecisionFormProps) {
  return (
    <Panel id="decide" title={t.decide}>
      <form action={`${reviewAddress(articleId)}/decide`} className="grid gap-5" method="post">
        <input name="text_version" type="hidden" value={version} />
        <TextArea
          defaultValue={sent?.values.note}
          error={sent?.errors[0]?.text}
          id="decision-note"
          label={t.note}
          maxLength={maxReviewNoteCharacters}
          name="note"
          rows={3}
        />
        <p className="flex flex-wrap gap-3">
          <button className="btn-primary" name="decision" type="submit" value="approve">
            {t.approve}
          </button>
          <button className="btn-outline" name="decision" type="submit" value="request_changes">
            {t.requestChanges}
          </button>
        </p>
      </form>
    </Panel>
  );
}

export function PublicationForm({ articleId, version }: { articleId: number; version: number }) {
  return (
    <Panel id="publish" text={t.publishText} title={t.publish}>
      <form action={`${reviewAddress(articleId)}/publish`} method="post">
        <input name="text_version" type="hidden" value={version} />
        <button className="btn-primary" type="submit">
          {t.publish}
        </button>
      </form>
    </Panel>
  );
}
