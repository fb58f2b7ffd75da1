import type { EditorState } from 'prosemirror-state';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Anchor } from '../../../fields/rich-text/passages.ts';
import { fill } from '../../../ui/forms/form-text.ts';
import type { ProblemTexts } from '../../ui/problem-text.ts';
import type { EditorCommands } from '../editor/editor-commands.ts';
import type { RichText } from '../editor/rich-text.ts';
import type { CommentWords } from './comment-words.ts';
import { FieldComments, fieldOf } from './field-comments.tsx';
import { type Talk, useTalks } from './use-talks.ts';
import { typed, Write } from './write-comment.tsx';

type EditorCommentsProps = {
  text: RichText;
  commands: EditorCommands;
  state: EditorState;
  /** Of the text, "id" or "en". */
  language: string;
  /** Address of the article's review; undefined while there is no article. */
  address: string | undefined;
  words: CommentWords;
  problems: ProblemTexts;
  icons: string;
  timeZone: string;
};

/** In CSS pixels: a margin that cards stand in, and the distance between two of them. */
const minMarginWidth = 200;
const maxCardWidth = 320;
const cardGap = 8;

/** The open comments of a text beside their passages: in the margin, or one at a time where there is none. */
export function EditorComments({
  text,
  commands,
  state,
  language,
  address,
  words,
  icons,
  problems,
  timeZone,
}: EditorCommentsProps) {
  const { comments: tools } = commands;
  const { talks, people, problem, said, act } = useTalks(address, language, { words, problems });
  const draftPlace = `${address} ${language}`;
  /** The passage of the new comment. With something typed, it stays when its card is closed. */
  const [draft, setDraft] = useState<Anchor>();
  /** The one that has the focus, or whose passage was clicked; 0 is the new one. */
  const [opened, setOpened] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const marked = useMemo(
    () => talks.filter(({ anchor }) => !fieldOf(text, language, anchor.blockId)),
    [talks, text, language],
  );
  const open = useCallback(
    (id: number | undefined) => {
      if (id !== 0 && !typed.has(draftPlace)) setDraft(undefined);
      setOpened(id);
    },
    [draftPlace],
  );
  const leave = ({ blockId }: Anchor) => {
    open(undefined);
    (fieldOf(text, language, blockId) ?? text).focus();
  };
  const begin = useCallback(
    (anchor: Anchor) => {
      // Before its card is placed and focused.
      if (!fieldOf(text, language, anchor.blockId)) tools.mark(text.view, [...marked, { id: 0, anchor }]);
      setDraft(anchor);
      setOpened(0);
    },
    [text, language, tools, marked],
  );

  useEffect(() => {
    const { dom } = text.view;
    const ask = () => {
      const anchor = address && tools.anchorOf(text.view.state);
      if (anchor) begin(anchor);
    };
    const follow = (event: Event) => open((event as CustomEvent<number>).detail);
    dom.addEventListener(tools.events.ask, ask);
    const point = (event: Event) => setPointed((event as CustomEvent<number | null>).detail ?? undefined);
    dom.addEventListener(tools.events.open, follow);
    dom.addEventListener(tools.events.point, point);
    return () => {
      dom.removeEventListener(tools.events.ask, ask);
      dom.removeEventListener(tools.events.open, follow);
      dom.removeEventListener(tools.events.point, point);
    };
  }, [text, tools, address, begin, open]);
  // Before the next key: marking tells the editor its selection again.
  useLayoutEffect(() => {
    const panel = text.view.dom.closest('[data-panel]');
    panel?.toggleAttribute('data-commented', talks.length > 0 || draft !== undefined);
    const isInText = draft && !fieldOf(text, language, draft.blockId);
    tools.mark(text.view, isInText ? [...marked, { id: 0, anchor: draft }] : marked);
  }, [tools, text, language, marked, draft, talks]);

  const box = useRef<HTMLDivElement>(null);
  const [hasMargin, setHasMargin] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text moves the passages.
  useLayoutEffect(() => {
    const place = () => setHasMargin(placeCards(box.current, text, language, tools.placesIn(text.view.state)));
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(text.view.dom);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [text, tools, language, state, talks, draft, opened, hasMargin]);

  if (!address) return null;
  const places = tools.placesIn(state);
  // Those of the title and the excerpt stand above the text.
  const orderOf = ({ id, anchor: { blockId } }: Talk) =>
    blockId === 'title' ? -3 : blockId === 'excerpt' ? -2 : (places.get(id) ?? -1);
  const placed = talks.toSorted((one, other) => orderOf(one) - orderOf(other));
  const shown = hasMargin ? placed : placed.filter(({ id }) => id === opened);
  return createPortal(
    <>
      <p className="sr-only" role="status">
        {problem || said}
      </p>
      <FieldComments
        ask={begin}
        hasPlace={(name) => hasMargin || !talks.some(({ anchor }) => anchor.blockId === name)}
        icons={icons}
        language={language}
        text={text}
        words={words}
      />
      {(talks.length > 0 || draft) && (
        <section aria-label={fill(words.commentsOf, { language: words[language as 'id' | 'en'] })} ref={box}>
          {!hasMargin &&
            placed.map(({ id, quote, anchor, answers }) => (
              <button
                aria-expanded={id === opened}
                aria-label={fill(words.openComment, { count: String(answers.length + 1), quote })}
                className="comment-marker"
                data-block={anchor.blockId}
                data-comment={id}
                key={id}
                onClick={() => open(id === opened ? undefined : id)}
                type="button"
              >
                {answers.length + 1}
              </button>
            ))}
          {draft && opened !== 0 && (
            <button
              aria-label={words.continueNew}
              className="comment-marker"
              data-block={draft.blockId}
              data-comment={0}
              onClick={() => open(0)}
              type="button"
            >
              …
            </button>
          )}
          {draft && opened === 0 && (
            <Card
              block={draft.blockId}
              icons={icons}
              id={0}
              isActive
              isClosed
              label={words.newComment}
              leave={() => leave(draft)}
              words={words}
            >
              <blockquote lang={language}>{draft.quote}</blockquote>
              <Write
                autoFocus
                label={words.comment}
                people={people}
                place={draftPlace}
                problem={problem}
                send={(body) => act('', words.saved, { language, quote: draft.quote, body, anchor: anchorJson(draft) })}
                sent={() => {
                  if (places.has(0)) tools.deselect(text.view);
                  leave(draft);
                }}
                verb={words.send}
                words={words}
              />
            </Card>
          )}
          {shown.map((talk) => (
            <Card
              block={talk.anchor.blockId}
              icons={icons}
              id={talk.id}
              isActive={talk.id === opened}
              isClosed={!hasMargin}
              isPointed={talk.id === pointed}
              key={talk.id}
              label={fill(words.commentBy, { name: talk.author })}
              leave={() => leave(talk.anchor)}
              words={words}
            >
              <TalkBody
                act={act}
                isGone={!places.has(talk.id)}
                language={language}
                leave={() => leave(talk.anchor)}
                people={people}
                place={`${address} ${talk.id}`}
                problem={problem}
                talk={talk}
                timeZone={timeZone}
                words={words}
              />
            </Card>
          ))}
        </section>
      )}
    </>,
    document.body,
  );
}

function anchorJson({ blockId, before, after }: Anchor) {
  return { block_id: blockId, before, after };
}

type CardProps = {
  id: number;
  block: string | null;
  label: string;
  isActive: boolean;
  isPointed?: boolean;
  /** When it is left. */
  isClosed: boolean;
  leave: () => void;
  words: CommentWords;
  icons: string;
  children: ReactNode;
};

function Card({ id, block, label, isActive, isPointed = false, isClosed, leave, words, icons, children }: CardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isActive && !card.current?.contains(document.activeElement)) card.current?.focus({ preventScroll: true });
  }, [isActive]);
  return (
    <article
      aria-label={label}
      className="comment-card"
      data-active={isActive || isPointed || undefined}
      data-block={block}
      data-comment={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) leave();
      }}
      ref={card}
      tabIndex={-1}
    >
      {isClosed && (
        <button aria-label={words.close} className="comment-close" onClick={leave} type="button">
          <svg aria-hidden="true" className="size-4">
            <use href={`${icons}#x`} />
          </svg>
        </button>
      )}
      {children}
    </article>
  );
}

type TalkBodyProps = {
  talk: Talk;
  timeZone: string;
  isGone: boolean;
  language: string;
  people: readonly string[];
  /** Of what is typed as an answer. */
  place: string;
  problem: string;
  act: ReturnType<typeof useTalks>['act'];
  leave: () => void;
  words: CommentWords;
};

function TalkBody({ talk, timeZone, isGone, language, people, place, problem, act, leave, words }: TalkBodyProps) {
  const { id, quote, author, at, body, answers } = talk;
  const [isAnswering, setAnswering] = useState(typed.has(place));
  const answering = useRef<HTMLButtonElement>(null);
  return (
    <>
      {isGone && (
        <>
          <blockquote lang={language}>{quote}</blockquote>
          {!['title', 'excerpt'].includes(talk.anchor.blockId ?? '') && <p className="comment-gone">{words.gone}</p>}
        </>
      )}
      {[{ id, author, at, body }, ...answers].map((said) => (
        <div className="comment-said" key={said.id}>
          <p>
            <strong>{said.author}</strong> <time dateTime={said.at}>{momentOf(said.at, timeZone)}</time>
          </p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{said.body}</p>
        </div>
      ))}
      {isAnswering ? (
        <Write
          autoFocus={!typed.has(place)}
          label={words.answerText}
          people={people}
          place={place}
          problem={problem}
          send={(written) => act(`/${id}/answers`, words.answered, { body: written })}
          sent={() => {
            flushSync(() => setAnswering(false));
            answering.current?.focus();
          }}
          verb={words.sendAnswer}
          words={words}
        />
      ) : (
        <>
          {problem && <p className="comment-gone">{problem}</p>}
          <p className="comment-acts">
            <button className="line-link" onClick={() => setAnswering(true)} ref={answering} type="button">
              {words.answer}
            </button>
            <button
              className="line-link"
              onClick={async () => {
                if (await act(`/${id}/resolve`, words.resolved)) leave();
              }}
              type="button"
            >
              {words.resolve}
            </button>
          </p>
        </>
      )}
    </>
  );
}

function momentOf(at: string, timeZone: string): string {
  const { lang } = document.documentElement;
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));
}

/** Places cards or markers beside their passages, in the coordinates of the page. Returns whether there is a margin for cards. */
function placeCards(
  box: HTMLElement | null,
  text: RichText,
  language: string,
  places: ReadonlyMap<number, number>,
): boolean {
  const { view } = text;
  const rectOfField = (block: string | null) => fieldOf(text, language, block)?.getBoundingClientRect();
  const ownRect = view.dom.getBoundingClientRect();
  // A report has no text, but a title.
  const textRect = ownRect.width > 0 ? ownRect : (rectOfField('title') ?? ownRect);
  const end = view.dom.closest('[data-panel]')?.getBoundingClientRect().right ?? textRect.right;
  const room = end - textRect.right;
  const isMargin = room >= minMarginWidth;
  let bottom = 0;
  for (const element of box?.querySelectorAll<HTMLElement>('[data-comment]') ?? []) {
    const place = places.get(Number(element.dataset.comment));
    const fieldRect = rectOfField(element.dataset.block ?? null);
    const line = fieldRect ?? (place === undefined ? textRect : view.coordsAtPos(place));
    const isPlaced = fieldRect !== undefined || place !== undefined;
    const isCard = element.classList.contains('comment-card');
    const below = isCard && !isMargin && isPlaced ? line.bottom + cardGap : line.top;
    const top = Math.max(below + scrollY, isCard && !isMargin ? 0 : bottom);
    // A hidden language has no place on the page.
    element.hidden = textRect.width === 0;
    element.style.setProperty('--top', `${top}px`);
    const width = isMargin ? Math.min(room - 2 * cardGap, maxCardWidth) : maxCardWidth;
    const cardLeft = isMargin ? textRect.right + cardGap : Math.max(2 * cardGap, textRect.right - width);
    const markerLeft = Math.min(textRect.right, end - element.offsetWidth - 2);
    element.style.setProperty('--left', `${(isCard ? cardLeft : markerLeft) + scrollX}px`);
    element.style.setProperty('--width', `${width}px`);
    element.dataset.in = isMargin ? 'margin' : 'page';
    if (!isCard || isMargin) bottom = top + element.offsetHeight + cardGap;
    else if (isPlaced) uncover(line, element);
  }
  return isMargin;
}

/** A sheet at the lower edge of a phone does not cover the passage that it is about. */
function uncover(line: { bottom: number }, sheet: HTMLElement): void {
  if (getComputedStyle(sheet).position !== 'fixed') return;
  const covered = line.bottom + cardGap - sheet.getBoundingClientRect().top;
  if (covered > 0) scrollBy({ top: covered, behavior: 'instant' });
}
