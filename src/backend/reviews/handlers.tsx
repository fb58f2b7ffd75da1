import { Elysia } from 'elysia';
import { parseId } from '../../domain/input.ts';
import { commentOnPassage, decideReview, resolveComment, submitForReview } from '../../domain/reviews/commands.ts';
import { reviewCommentInput, reviewDecisionInput, reviewRequestInput } from '../../domain/reviews/input.ts';
import { publishReviewed } from '../../domain/reviews/publish.ts';
import { findReview, listReviewers } from '../../domain/reviews/queries.ts';
import { may } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { reviewWords } from '../../i18n/backend/articles/reviews.words.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { fromLocal } from '../ui/forms/local-time.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { inputProblem } from '../ui/input-problem.ts';
import { reviewAddress } from '../ui/version-addresses.ts';
import { type ReviewForms, ReviewPage } from './review-page.tsx';

type ById = { id: string };

const takePart = { action: 'update', resource: 'review', needs: 'reviews.take-part' } as const;

/** Review of an article: its text with comments on passages, and the forms of each step. */
export function reviewPages(site: Site) {
  const { db } = site;
  const base = `${endpoints.articleReview}/:id` as const;
  const missing = () => notFoundScreen((language) => reviewWords(language).notFound, endpoints.articleManager);
  const show = async (id: number, actor: Staff, forms: ReviewForms): Promise<Screen> => {
    const found = await findReview(db, id);
    if (!found) return missing();
    return {
      title: reviewWords(actor.language).title,
      section: 'articles',
      body: (
        <ReviewPage
          found={found}
          mayDecide={may(actor, 'reviews.decide')}
          mayPublish={may(actor, 'articles.publish')}
          reviewers={await listReviewers(db)}
          {...forms}
        />
      ),
    };
  };
  const refuse = async (id: number, actor: Staff, error: string, forms: ReviewForms): Promise<Screen> => ({
    ...(await show(id, actor, forms)),
    status: 422,
    flash: { variant: 'destructive', title: reviewWords(actor.language).failed, text: error },
  });

  return new Elysia({ name: 'backend.reviews' })
    .get(
      base,
      guardedScreen<ById>(site, 'reviews.take-part', ({ params, query, actor }) => {
        const language = query.get('language');
        const block = Number(query.get('block') ?? '-1');
        const target = isLanguage(language) && Number.isInteger(block) && block >= 0 ? { language, block } : undefined;
        return show(parseId(params.id) ?? 0, actor, target ? { comment: { ...target, quote: null, body: '' } } : {});
      }),
    )
    .post(
      `${base}/submit`,
      guardedForm<ById>(site, takePart, async ({ request, params, actor }) => {
        const t = reviewWords(actor.language);
        const id = parseId(params.id) ?? 0;
        const form = await readForm(request);
        const [assignee, due, note] = ['assignee', 'due', 'note'].map((name) => form.get(name) ?? '');
        const values = { assignee: assignee ?? '', due: due ?? '', note: note ?? '' };
        const moment = fromLocal(values.due);
        const isNoMoment = values.due !== '' && !moment;
        const parsed = reviewRequestInput.safeParse({
          assignee_id: values.assignee === '' ? null : (parseId(values.assignee) ?? -1),
          due_at: moment?.toISOString() ?? null,
          note: values.note,
        });
        if (isNoMoment || !parsed.success) {
          const issue = parsed.error?.issues[0];
          const field =
            isNoMoment || issue?.path[0] === 'due_at' ? 'due' : issue?.path[0] === 'note' ? 'note' : 'assignee';
          const own = {
            due: t.dueProblem,
            assignee: t.unknownAssignee,
            note: inputProblem(actor.language, issue?.message ?? ''),
          };
          return refuse(id, actor, own[field], { request: { ...values, mistake: { field, text: own[field] } } });
        }
        const submitted = await submitForReview(db, site.reviewNotices, actor, id, parsed.data);
        switch (submitted.kind) {
          case 'done':
            return done(reviewAddress(id), t.isSubmitted);
          case 'missing':
            return missing();
          case 'nothing-to-review':
            return failed(reviewAddress(id), t.failed, t.nothing);
          case 'unknown-assignee':
            return refuse(id, actor, t.unknownAssignee, {
              request: { ...values, mistake: { field: 'assignee', text: t.unknownAssignee } },
            });
        }
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/decide`,
      guardedForm<ById>(site, { ...takePart, needs: 'reviews.decide' }, async ({ request, params, actor }) => {
        const t = reviewWords(actor.language);
        const id = parseId(params.id) ?? 0;
        const form = await readForm(request);
        const note = form.get('note') ?? '';
        const parsed = reviewDecisionInput.safeParse({
          decision: form.get('decision'),
          text_version: parseId(form.get('text_version') ?? ''),
          note,
        });
        if (!parsed.success) {
          const text = inputProblem(actor.language, parsed.error.issues[0]?.message ?? '');
          return refuse(id, actor, text, { decision: { note, error: text } });
        }
        const decided = await decideReview(db, site.reviewNotices, actor, id, parsed.data);
        if (decided.kind === 'missing') return missing();
        if (decided.kind === 'not-waiting') return failed(reviewAddress(id), t.failed, t.notWaiting);
        if (decided.kind === 'conflict')
          return refuse(id, actor, t.conflict, { decision: { note, error: t.conflict } });
        return done(reviewAddress(id), parsed.data.decision === 'approve' ? t.isApproved : t.isRequested);
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/publish`,
      guardedForm<ById>(site, { ...takePart, needs: 'articles.publish' }, async ({ request, params, actor }) => {
        const t = reviewWords(actor.language);
        const id = parseId(params.id) ?? 0;
        const version = parseId((await readForm(request)).get('text_version') ?? '') ?? 0;
        const published = await publishReviewed(db, site.staleness, actor, id, version);
        switch (published.kind) {
          case 'done':
            return done(reviewAddress(id), t.isPublished);
          case 'missing':
            return missing();
          case 'not-approved':
            return failed(reviewAddress(id), t.failed, t.notApproved);
          case 'refused':
            return failed(reviewAddress(id), t.failed, inputProblem(actor.language, published.problem));
          case 'conflict':
            return failed(reviewAddress(id), t.failed, t.conflict);
          case 'outdated':
            return failed(reviewAddress(id), t.failed, t.outdated);
        }
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/comments`,
      guardedForm<ById>(site, { ...takePart, action: 'create' }, async ({ request, params, actor }) => {
        const t = reviewWords(actor.language);
        const id = parseId(params.id) ?? 0;
        const form = await readForm(request);
        const language = form.get('language');
        const block = form.get('block') ?? '';
        const quote = form.get('quote') ?? '';
        const body = form.get('body') ?? '';
        if (!isLanguage(language) || !/^\d{1,6}$/.test(block)) return missing();
        const sent = { language, block: Number(block), quote, body };
        const parsed = reviewCommentInput.safeParse(sent);
        if (!parsed.success) {
          const [issue] = parsed.error.issues;
          const text = inputProblem(actor.language, issue?.message ?? '');
          const field = issue?.path[0] === 'quote' ? 'quote' : 'body';
          return refuse(id, actor, text, { comment: { ...sent, mistake: { field, text } } });
        }
        const commented = await commentOnPassage(db, actor, id, parsed.data);
        switch (commented.kind) {
          case 'done':
            return done(`${reviewAddress(id)}#comment-${commented.comment.id}`, t.isCommented);
          case 'missing':
            return missing();
          case 'too-many':
            return refuse(id, actor, t.tooMany, { comment: { ...sent, mistake: { field: 'body', text: t.tooMany } } });
          case 'unknown-passage':
            return refuse(id, actor, t.unknownPassage, {
              comment: { ...sent, mistake: { field: 'quote', text: t.unknownPassage } },
            });
        }
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/comments/:comment/resolve`,
      guardedForm<ById & { comment: string }>(site, takePart, async ({ params, actor }) => {
        const t = reviewWords(actor.language);
        const id = parseId(params.id) ?? 0;
        const isDone = await resolveComment(db, actor, id, parseId(params.comment) ?? 0);
        return isDone ? done(reviewAddress(id), t.isResolved) : failed(reviewAddress(id), t.failed, t.notResolved);
      }),
      { parse: 'none' },
    );
}
