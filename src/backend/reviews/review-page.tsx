import type { ReactNode } from 'react';
import { titleOf } from '../../domain/publishing/article-title.ts';
import type { ArticleReview, Review, Reviewer } from '../../domain/reviews/queries.ts';
import { reviewWords as t } from '../../i18n/backend/articles/reviews.words.ts';
import { endpoints } from '../../routes.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { DecisionForm, PublicationForm, RequestForm, type Sent } from './forms.tsx';
import { GoneComments, ResolvedComments, ReviewedTexts } from './passages.tsx';

/** What was sent and refused; `comment` is also the block whose form is open. */
export type ReviewForms = { request?: Sent; decision?: Sent; comment?: Sent };

type ReviewPageProps = ReviewForms & {
  found: ArticleReview;
  reviewers: readonly Reviewer[];
  mayDecide: boolean;
  mayPublish: boolean;
};

export function ReviewPage({ found, reviewers, mayDecide, mayPublish, ...forms }: ReviewPageProps) {
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
          <ReviewedTexts found={found} sent={forms.comment} />
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
