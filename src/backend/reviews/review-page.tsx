import type { ReactNode } from 'react';
import type { TextBlock } from '../../domain/passages/locate.ts';
import { titleOf } from '../../domain/publishing/article-title.ts';
import { maxReviewNoteCharacters } from '../../domain/reviews/input.ts';
import type { ArticleReview, PlacedComment, Review, Reviewer } from '../../domain/reviews/queries.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { reviewWords as t } from '../../i18n/backend/articles/reviews.words.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { errorsOf } from '../../ui/forms/form-text.ts';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { toLocal, zoneName } from '../ui/forms/local-time.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { reviewAddress } from '../ui/version-addresses.ts';
import {
  Comment,
  CommentForm,
  type CommentTarget,
  GoneComments,
  ResolvedComments,
  type Sent,
} from './review-comments.tsx';

/** What was sent and refused; `comment` is also the block whose form is open. */
export type ReviewForms = { request?: Sent; decision?: Sent; comment?: Sent };

type ReviewPageProps = ReviewForms & {
  found: ArticleReview;
  reviewers: readonly Reviewer[];
  /** Usernames that comments may mention. */
  people: readonly string[];
  mayDecide: boolean;
  mayPublish: boolean;
};

export function ReviewPage({ found, reviewers, people, mayDecide, mayPublish, ...forms }: ReviewPageProps) {
  const { article, review, isReviewable, isTextChanged, comments } = found;
  const isApproved = review?.status === 'approved' && !isTextChanged;
  return (
    <>
      <PageHeader
        action={
          <a className="btn-outline" href={`${endpoints.articleEdit}/${article.id}`}>
            {t.back}
          </a>
        }
        text={t.openComments({ count: comments.filter(({ resolvedAt }) => resolvedAt === null).length })}
        title={`${t.title}: ${titleOf(article)}`}
      />
      {/* On phones the text is read before it is decided on; beside each other, the forms stay in view. */}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] xl:grid-rows-[auto_1fr] xl:items-start">
        <div className="xl:col-start-2">
          <State found={found} />
        </div>
        <div className="grid grid-cols-1 gap-6 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <GoneComments found={found} />
          <ReviewedTexts found={found} people={people} sent={forms.comment} />
          <ResolvedComments found={found} />
        </div>
        <div className="grid grid-cols-1 gap-6 xl:sticky xl:top-6 xl:col-start-2">
          {review?.status === 'waiting' && mayDecide && (
            <DecisionForm articleId={article.id} sent={forms.decision} version={article.version} />
          )}
          {isApproved && mayPublish && <PublicationForm articleId={article.id} version={article.version} />}
          {isReviewable && !isApproved && (
            <RequestForm articleId={article.id} review={review} reviewers={reviewers} sent={forms.request} />
          )}
        </div>
      </div>
    </>
  );
}

const tones = { waiting: 'busy', changes_requested: 'bad', approved: 'good' } as const;

function State({ found: { review, assignee, isTextChanged, isReviewable } }: { found: ArticleReview }) {
  return (
    <Panel
      action={review && <StatusBadge tone={tones[review.status]}>{t[review.status]}</StatusBadge>}
      id="state"
      title={t.state}
    >
      {review ? <Facts assignee={assignee} review={review} /> : <p>{isReviewable ? t.none : t.nothing}</p>}
      {review && isTextChanged && (
        <p className="mt-4 font-600">{review.status === 'approved' ? t.approvalLapsed : t.textChanged}</p>
      )}
    </Panel>
  );
}

function Facts({ review, assignee }: { review: Review; assignee: string | null }) {
  return (
    <dl className="grid gap-3 text-small sm:grid-cols-2">
      <Fact name={t.submittedBy}>{review.submittedBy}</Fact>
      <Fact name={t.assignee}>{assignee ?? t.nobody}</Fact>
      <Fact name={t.due}>{review.dueAt ? <Moment at={review.dueAt} /> : t.noDue}</Fact>
      {review.decidedBy && <Fact name={t.decidedBy}>{review.decidedBy}</Fact>}
      {review.note && (
        <Fact isWide name={t.note}>
          {review.note}
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { name: string; isWide?: boolean; children: ReactNode };

function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={`min-w-0 ${isWide ? 'sm:col-span-2' : ''}`}>
      <dt className="t-label text-slate">{name}</dt>
      <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

type TextsProps = { found: ArticleReview; people: readonly string[]; sent: Sent | undefined };

/** The text block by block, with the open comments below each. */
function ReviewedTexts({ found, people, sent }: TextsProps) {
  return found.texts.map(({ language, blocks }) => {
    const open = found.comments.filter((comment) => comment.language === language && comment.resolvedAt === null);
    const byBlock = Map.groupBy(open, ({ block }) => block);
    return (
      <Panel id={`text-${language}`} key={language} title={`${t.comments}: ${articleFieldWords[language]}`}>
        <ol className="grid max-w-[46rem] gap-5">
          {blocks.map((block, number) =>
            block.text === '' && !block.html ? null : (
              <Block
                articleId={found.article.id}
                block={block}
                comments={byBlock.get(number) ?? []}
                key={block.id ?? number}
                people={people}
                sent={sent?.values.language === language && sent.values.block === String(number) ? sent : undefined}
                target={{ language, block: number }}
              />
            ),
          )}
        </ol>
      </Panel>
    );
  });
}

type BlockProps = {
  articleId: number;
  people: readonly string[];
  target: CommentTarget;
  block: TextBlock;
  comments: readonly PlacedComment[];
  sent: Sent | undefined;
};

const maxStartCharacters = 60;

function Block({ articleId, people, target, block: { text, level, html }, comments, sent }: BlockProps) {
  const { language, block } = target;
  const anchor = `block-${language}-${block}`;
  // Below the heading of the panel.
  const Text = level ? (`h${level + 2}` as 'h3') : 'p';
  return (
    <li className="scroll-mt-20" id={anchor}>
      <div className="flex flex-wrap items-start gap-x-4">
        {html ? (
          <div
            className="prose-article min-w-0 flex-[1_1_16rem] [&_img]:max-h-80 [&_img]:w-auto"
            dangerouslySetInnerHTML={{ __html: html }}
            data-hide-broken=""
            lang={language}
          />
        ) : (
          <Text
            className={`min-w-0 flex-[1_1_16rem] [overflow-wrap:anywhere] ${level ? 'font-700' : ''} ${level && level < 3 ? 't-item' : ''}`}
            lang={language}
          >
            {text}
          </Text>
        )}
        {text !== '' && (
          <a
            aria-label={t.commentOn({ start: text.slice(0, maxStartCharacters) })}
            className="line-link inline-flex min-h-11 items-center gap-1.5 text-tiny font-600"
            href={`${withQuery(reviewAddress(articleId), { language, block })}#${anchor}`}
          >
            <Icon className="size-4" name="messages" />
            {t.comment}
          </a>
        )}
      </div>
      {sent && <CommentForm articleId={articleId} people={people} sent={sent} target={target} text={text} />}
      {comments.length > 0 && (
        <ul className="mt-2 grid gap-3">
          {comments.map((comment) => (
            <Comment comment={comment} key={comment.id} />
          ))}
        </ul>
      )}
    </li>
  );
}

type RequestFormProps = {
  articleId: number;
  review: Review | undefined;
  reviewers: readonly Reviewer[];
  sent: Sent | undefined;
};

/** Submits the text, or changes reviewer and due date of a review that waits. */
function RequestForm({ articleId, review, reviewers, sent }: RequestFormProps) {
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

function DecisionForm({ articleId, version, sent }: DecisionFormProps) {
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

function PublicationForm({ articleId, version }: { articleId: number; version: number }) {
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
