import { parseId } from '../../domain/input.ts';
import { decideReview, publishReviewed, submitForReview } from '../../domain/reviews/commands.ts';
import { answerComment, commentOnPassage, resolveComment } from '../../domain/reviews/comments.ts';
import { type ArticleReview, findReview, listMentionable, listReviewers } from '../../domain/reviews/queries.ts';
import { may } from '../../domain/rights/permissions.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import { reviewWords as t } from '../../i18n/backend/articles/reviews.words.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { type CommandForm, inputProblemText } from '../ui/forms/command-form.ts';
import { fromLocal } from '../ui/forms/local-time.ts';
import { type Call, done, failed } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { reviewAddress } from '../ui/version-addresses.ts';
import { type ReviewForms, ReviewPage } from './review-page.tsx';

const one = `${endpoints.articleReview}/:id`;

/** Review of an article: its text with comments on passages, and the forms of each step. */
export function reviewScreens(site: Site) {
  const { db } = site;
  const back = endpoints.articleManager;
  const page = async (found: ArticleReview, forms: ReviewForms) => {
    const staff = currentStaff();
    return (
      <ReviewPage
        found={found}
        mayDecide={may(staff, 'reviews.decide')}
        mayPublish={may(staff, 'articles.publish')}
        people={(await listMentionable(db)).map(({ username }) => username)}
        reviewers={await listReviewers(db)}
        {...forms}
      />
    );
  };
  const form = (name: keyof ReviewForms, names: string[], inputOf: CommandForm<ArticleReview>['inputOf']) =>
    ({
      names,
      valuesOf: () => ({}),
      ...(inputOf && { inputOf }),
      problemText,
      failed: () => t.failed,
      title: () => t.title,
      body: ({ row, values, errors }) => page(row, { [name]: { values, errors } }),
    }) satisfies CommandForm<ArticleReview>;
  const request = form('request', ['assignee', 'due', 'note'], ({ assignee, due, note }) => ({
    assignee_id: assignee ? (parseId(assignee) ?? -1) : null,
    due_at: due ? (fromLocal(due)?.toISOString() ?? due) : null,
    note,
  }));
  const decision = form('decision', ['decision', 'text_version', 'note'], (values) => ({
    ...values,
    text_version: parseId(values.text_version ?? ''),
  }));
  const comment = form('comment', ['language', 'block', 'quote', 'body'], (values) => ({
    ...values,
    block: Number(values.block),
  }));
  const refused = (problem: string, call: Call) => failed(addressIn(call), t.failed, problemText(problem));

  return screens(site, { name: 'reviews', section: 'articles', back, notFound: () => t.notFound })
    .showOne(one, 'reviews.take-part', findReview, async ({ row, query }) => {
      const language = query.get('language');
      const block = query.get('block') ?? '';
      const isOpen = isLanguage(language) && /^\d{1,6}$/.test(block);
      return {
        title: t.title,
        body: await page(row, isOpen ? { comment: { values: { language, block }, errors: [] } } : {}),
      };
    })
    .send(
      `${one}/submit`,
      submitForReview,
      { ...request, refused: (problem, _row, call) => refused(problem, call) },
      (_value, _row, call) => done(addressIn(call), t.isSubmitted),
    )
    .send(
      `${one}/decide`,
      decideReview,
      {
        ...decision,
        refused: (problem, _row, call) => (problem === 'textChanged' ? undefined : refused(problem, call)),
      },
      (decided, _row, call) => done(addressIn(call), decided === 'approve' ? t.isApproved : t.isRequested),
    )
    .act(`${one}/publish`, publishReviewed, {
      inputOf: ({ text_version: version = '' }) => ({ text_version: parseId(version) }),
      refused: (problem, _row, call) => refused(problem, call),
      done: (_value, _row, call) => done(addressIn(call), t.isPublished),
    })
    .send(`${one}/comments`, commentOnPassage, comment, ({ id }, _row, call) =>
      done(`${addressIn(call)}#comment-${id}`, t.isCommented),
    )
    .act(`${one}/comments/:comment/answers`, answerComment, {
      missing: (call) => failed(addressIn(call), t.failed, t.notResolved),
      refused: (problem, _row, call) => refused(problem, call),
      done: (_value, _row, call) => done(`${addressIn(call)}#comment-${call.params?.comment}`, t.isAnswered),
    })
    .act(`${one}/comments/:comment/resolve`, resolveComment, {
      missing: (call) => failed(addressIn(call), t.failed, t.notResolved),
      done: (_value, _row, call) => done(addressIn(call), t.isResolved),
    }).routes;
}

function addressIn({ params }: Call): string {
  return reviewAddress(parseId(params?.id ?? '') ?? 0);
}

function problemText(problem: string, field = ''): string {
  if (field === 'due_at') return t.dueProblem;
  if (field === 'assignee_id') return t.unknownAssignee;
  const own: Readonly<Record<string, string>> = {
    nothingToReview: t.nothing,
    noReviewWaiting: t.notWaiting,
    textChanged: t.conflict,
    textNotApproved: t.notApproved,
    publishedSinceSaved: t.outdated,
    noSuchPassage: t.unknownPassage,
    tooManyComments: t.tooMany,
  };
  return own[problem] ?? inputProblemText(problem);
}
