import { maxCommentCharacters, maxPassageCharacters } from '../../domain/reviews/input.ts';
import type { ArticleReview, PlacedComment } from '../../domain/reviews/queries.ts';
import { reviewWords as t } from '../../i18n/backend/articles/reviews.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { errorsOf } from '../../ui/forms/form-text.ts';
import { TextArea } from '../../ui/forms/text-field.tsx';
import type { FormView } from '../ui/forms/command-form.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { reviewAddress } from '../ui/version-addresses.ts';

/** What was sent and refused. */
export type Sent = Pick<FormView<unknown>, 'values' | 'errors'>;

export type CommentTarget = { language: Language; block: number };

const maxNamedPeople = 12;

type CommentFormProps = {
  articleId: number;
  people: readonly string[];
  sent: Sent;
  target: CommentTarget;
  text: string;
};

export function CommentForm({ articleId, people, sent: { values, errors }, target, text }: CommentFormProps) {
  const { language, block } = target;
  return (
    <form
      action={`${reviewAddress(articleId)}/comments`}
      className="mt-3 grid gap-4 border-l-4 border-petrol bg-petrol/6 p-4"
      method="post"
    >
      <input name="language" type="hidden" value={language} />
      <input name="block" type="hidden" value={block} />
      <TextArea
        defaultValue={values.quote ?? text.slice(0, maxPassageCharacters)}
        error={errorsOf('quote', errors)}
        hint={t.passageHint}
        id="quote"
        label={t.passage}
        lang={language}
        name="quote"
        rows={3}
      />
      <TextArea
        autoFocus
        defaultValue={values.body}
        error={errors.find(({ field }) => field !== 'quote')?.text}
        hint={t.mentionHint({
          names: people
            .slice(0, maxNamedPeople)
            .map((name) => `@${name}`)
            .join(', '),
        })}
        id="body"
        label={t.body}
        maxLength={maxCommentCharacters}
        name="body"
        required
        rows={3}
      />
      <p className="flex flex-wrap gap-3">
        <button className="btn-primary" type="submit">
          {t.send}
        </button>
        <a className="btn-outline" href={`${reviewAddress(articleId)}#block-${language}-${block}`}>
          {t.cancel}
        </a>
      </p>
    </form>
  );
}

export function Comment({ comment }: { comment: PlacedComment }) {
  const { id, articleId, language, quote, body, author, createdAt, passage, resolvedBy, answers } = comment;
  return (
    <li className="scroll-mt-20 border-l-4 border-petrol bg-powder p-3 text-small" id={`comment-${id}`}>
      <blockquote className="text-slate [overflow-wrap:anywhere]" lang={language}>
        “{quote}”
      </blockquote>
      {passage !== 'present' && (
        <p className="mt-1 font-600">{passage === 'changed' ? t.passageChanged : t.passageGone}</p>
      )}
      <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
      <p className="text-tiny text-slate">
        {author} · <Moment at={createdAt} /> {resolvedBy && `· ${t.resolvedBy({ name: resolvedBy })}`}
      </p>
      {answers.length > 0 && (
        <ul className="mt-2 grid gap-2 border-l-2 border-petrol/40 pl-3">
          {answers.map((answer) => (
            <li key={answer.id}>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{answer.body}</p>
              <p className="text-tiny text-slate">
                {answer.author} · <Moment at={answer.createdAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-1 flex flex-wrap items-start gap-x-5 text-tiny">
        {resolvedBy === null && (
          <form action={`${reviewAddress(articleId)}/comments/${id}/resolve`} method="post">
            <button aria-label={t.resolveOf({ id })} className="line-link min-h-11 font-600" type="submit">
              {t.resolve}
            </button>
          </form>
        )}
        {resolvedBy === null && <AnswerForm comment={comment} />}
      </div>
    </li>
  );
}

function AnswerForm({ comment: { id, articleId } }: { comment: PlacedComment }) {
  return (
    <details>
      <summary
        aria-label={t.answerOf({ id })}
        className="line-link inline-flex min-h-11 cursor-pointer items-center text-tiny font-600"
      >
        {t.answer}
      </summary>
      <form action={`${reviewAddress(articleId)}/comments/${id}/answers`} className="grid gap-3" method="post">
        <TextArea
          id={`answer-${id}`}
          label={t.answerText}
          maxLength={maxCommentCharacters}
          name="body"
          required
          rows={2}
        />
        <button className="btn-outline justify-self-start" type="submit">
          {t.sendAnswer}
        </button>
      </form>
    </details>
  );
}

/** Comments whose passage is no longer in the text. */
export function GoneComments({ found }: { found: ArticleReview }) {
  const gone = found.comments.filter(({ block, resolvedAt }) => block === null && resolvedAt === null);
  if (gone.length === 0) return null;
  return (
    <Panel id="gone" title={t.gone}>
      <ul className="grid gap-3">
        {gone.map((comment) => (
          <Comment comment={comment} key={comment.id} />
        ))}
      </ul>
    </Panel>
  );
}

export function ResolvedComments({ found }: { found: ArticleReview }) {
  const resolved = found.comments.filter(({ resolvedAt }) => resolvedAt !== null);
  if (resolved.length === 0) return null;
  return (
    <details className="desk-panel">
      <summary className="desk-summary font-600">{t.resolved({ count: resolved.length })}</summary>
      <ul className="mt-3 grid gap-3">
        {resolved.map((comment) => (
          <Comment comment={comment} key={comment.id} />
        ))}
      </ul>
    </details>
  );
}
