import { maxReviewNoteCharacters } from '../../domain/reviews/input.ts';
import type { Review, Reviewer } from '../../domain/reviews/queries.ts';
import { reviewWords } from '../../i18n/backend/articles/reviews.words.ts';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { toLocal, zoneName } from '../ui/forms/local-time.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { reviewAddress } from '../ui/version-addresses.ts';

type RequestValues = { assignee: string; due: string; note: string };
export type SentRequest = RequestValues & { mistake: { field: keyof RequestValues; text: string } };
export type SentDecision = { note: string; error: string };

type RequestFormProps = {
  articleId: number;
  review: Review | undefined;
  reviewers: readonly Reviewer[];
  sent: SentRequest | undefined;
};

/** Submits the text, or changes reviewer and due date of a review that waits. */
export function RequestForm({ articleId, review, reviewers, sent }: RequestFormProps) {
  const t = useWords(reviewWords);
  const isWaiting = review?.status === 'waiting';
  const title = isWaiting ? t.change : review ? t.resubmit : t.submit;
  const values = sent ?? {
    assignee: String(review?.assigneeId ?? ''),
    due: review?.dueAt ? toLocal(review.dueAt) : '',
    note: isWaiting ? review.note : '',
  };
  const errorOf = (field: keyof RequestValues) => (sent?.mistake.field === field ? sent.mistake.text : undefined);
  return (
    <Panel id="submit" title={title}>
      <form action={`${reviewAddress(articleId)}/submit`} className="grid gap-5" method="post" noValidate>
        <SelectField
          choices={[['', t.nobody], ...reviewers.map(({ id, username }) => [String(id), username] as const)]}
          defaultValue={values.assignee}
          error={errorOf('assignee')}
          id="assignee"
          label={t.assignee}
          name="assignee"
        />
        <TextField
          defaultValue={values.due}
          error={errorOf('due')}
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

type DecisionFormProps = { articleId: number; version: number; sent: SentDecision | undefined };

export function DecisionForm({ articleId, version, sent }: DecisionFormProps) {
  const t = useWords(reviewWords);
  return (
    <Panel id="decide" title={t.decide}>
      <form action={`${reviewAddress(articleId)}/decide`} className="grid gap-5" method="post">
        <input name="text_version" type="hidden" value={version} />
        <TextArea
          defaultValue={sent?.note}
          error={sent?.error}
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
  const t = useWords(reviewWords);
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
