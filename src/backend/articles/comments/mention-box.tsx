import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { CommentWords } from './comment-words.ts';

type MentionBoxProps = {
  label: string;
  value: string;
  people: readonly string[];
  autoFocus: boolean;
  onChange: (value: string) => void;
  words: CommentWords;
};

const maxOffered = 6;
const maxCommentCharacters = 2000;

/** A text that offers names of colleagues behind an @, chosen with the arrow keys and Enter, or with a click. */
export function MentionBox({ label, value, people, autoFocus, onChange, words }: MentionBoxProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState(-1);
  useEffect(() => {
    if (!autoFocus) return;
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [autoFocus]);
  const begun = /(?:^|[^\w.@+-])@([\w.@-]*)$/.exec(value.slice(0, caret))?.[1];
  const start = begun === undefined ? -1 : caret - begun.length;
  const part = begun?.toLowerCase() ?? '';
  const found = start === closedAt || begun === undefined ? [] : people.filter((name) => name.startsWith(part));
  const offered = found.slice(0, maxOffered);
  const choose = (name: string) => {
    onChange(`${value.slice(0, start)}${name} ${value.slice(caret)}`);
    const after = start + name.length + 1;
    setCaret(after);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(after, after);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const name = offered[active];
    if (step) setActive((active + step + offered.length) % offered.length);
    else if (event.key === 'Enter' && name) choose(name);
    else if (event.key === 'Escape') setClosedAt(start);
    else return;
    event.preventDefault();
  };
  return (
    <div className="comment-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        aria-activedescendant={offered.length > 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? `${id}-names` : undefined}
        aria-haspopup="listbox"
        className="field-control"
        id={id}
        maxLength={maxCommentCharacters}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        ref={field}
        rows={3}
        value={value}
      />
      {offered.length > 0 && (
        <div aria-label={words.people} className="comment-people" id={`${id}-names`} role="listbox">
          {offered.map((name, index) => (
            <div
              aria-selected={index === active}
              id={`${id}-${index}`}
              key={name}
              // Keeps the focus in the text.
              onMouseDown={(event) => {
                event.preventDefault();
                choose(name);
              }}
              role="option"
              tabIndex={-1}
            >
              @{name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
