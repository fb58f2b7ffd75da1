import type { TextBlock } from '../../domain/passages/locate.ts';
import { maxCommentCharacters, maxPassageCharacters } from '../../domain/reviews/input.ts';
import type { ArticleReview, PlacedComment } from '../../domain/reviews/queries.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { reviewWords as t } from '../../i18n/backend/articles/reviews.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { withQuery } from '../../routes.ts';
import { errorsOf } from '../../ui/forms/form-text.ts';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { reviewAddress } from '../ui/version-addresses.ts';
import type { Sent } from './forms.tsx';

type CommentTarget = { language: Language; block: number };

type TextsProps = { found: ArticleReview; sent: Sent | undefined };

/** The text block by block, with the open comments below each. */
export function ReviewedTexts({ found, sent }: TextsProps) {
  return found.texts.map(({ language, blocks }) => {
    const open = found.comments.filter((comment) => comment.language === language && comment.resolvedAt === null);
    const byBlock = Map.groupBy(open, ({ block }) => block);
    return (
      <Panel id={`text-${language}`} key={language} title={`${t.comments}: ${articleFieldWords[language]}`}>
        <ol className="grid max-w-[46rem] gap-5">
          {blocks.map((block, number) =>
            block.text === '' ? null : (
              <Block
                articleId={found.article.id}
                block={block}
                comments={byBlock.get(number) ?? []}
                key={block.id ?? number}
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
  target: CommentTarget;
  block: TextBlock;
  comments: readonly PlacedComment[];
  sent: Sent | undefined;
};

const maxStartCharacters = 60;

function Block({ articleId, target, block: { text, lines, isHeading }, comments, sent }: BlockProps) {
  const { language, block } = target;
  const anchor = `block-${language}-${block}`;
  return (
    <li className="scroll-mt-20" id={anchor}>
      <div className="flex flex-wrap items-start gap-x-4">
        <p
          className={`min-w-0 flex-[1_1_16rem] [overflow-wrap:anywhere] ${isHeading ? 'font-700' : ''}`}
          lang={language}
        >
          {lines.length === 1
            ? text
            : lines.map((line, index) => (
                // Lines of one text never change their order.
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
                <span className="block" key={index}>
                  {line}{' '}
                </span>
              ))}
        </p>
        <a
          aria-label={t.commentOn({ start: text.slice(0, maxStartCharacters) })}
          className="line-link inline-flex min-h-11 items-center gap-1.5 text-tiny font-600"
          href={`${withQuery(reviewAddress(articleId), { language, block })}#${anchor}`}
        >
          <Icon className="size-4" name="messages" />
          {t.comment}
        </a>
      </div>
      {sent && <CommentForm articleId={articleId} sent={sent} target={target} text={text} />}
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

type CommentFormProps = { articleId: number; sent: Sent; target: CommentTarget; text: string };

function CommentForm({ articleId, sent: { values, errors }, target, text }: CommentFormProps) {
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

function Comment({ comment }: { comment: PlacedComment }) {
  const { id, articleId, language, quote, body, author, createdAt, passage, resolvedBy } = comment;
  return (
    <li className="scroll-mt-20 border-l-4 border-petrol bg-powder p-3 text-small" id={`comment-${id}`}>
      <blockquote className="text-slate [overflow-wrap:anywhere]" lang={language}>
        “{quote}”
      </blockquote>
      {passage !== 'present' && (
        <p className="mt-1 font-600">{passage === 'changed' ? t.passageChanged : t.passageGone}</p>
      )}
      <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-tiny text-slate">
        <span>
          {author} · <Moment at={createdAt} /> {resolvedBy && `· ${t.resolvedBy({ name: resolvedBy })}`}
        </span>
        {resolvedBy === null && (
          <form action={`${reviewAddress(articleId)}/comments/${id}/resolve`} method="post">
            <button aria-label={t.resolveOf({ id })} className="line-link min-h-11 font-600" type="submit">
              {t.resolve}
            </button>
          </form>
        )}
      </div>
    </li>
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
