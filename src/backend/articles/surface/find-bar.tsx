import type { EditorState } from 'prosemirror-state';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../../ui/forms/form-text.ts';
import type { EditorWords } from '../editor/editor-words.ts';
import type { RichText } from '../editor/rich-text.ts';
import { ToolbarButton } from '../editor/toolbar.tsx';

/** Which field has the focus. A new object asks again. */
export type FindRequest = { at: 'find' | 'replace' };

type FindBarProps = {
  request: FindRequest;
  text: RichText;
  state: EditorState;
  label: string;
  words: EditorWords;
  icons: string;
  close: () => void;
};

/** Find and replace in the text. Its fields have no name: they are not sent with the form. */
export function FindBar({ request, text, state, label, words, icons, close }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const replacement = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(() => ({ text: text.selectedText(), matchCase: false }));
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    const wanted = request.at === 'find' ? field.current : replacement.current;
    wanted?.focus();
    wanted?.select();
  }, [request]);
  useEffect(() => text.find.lookFor(query), [text, query]);
  useEffect(() => () => text.find.lookFor(undefined), [text]);

  const found = text.find.foundIn(state);
  const change = (next: Partial<typeof query>) => {
    setOutcome('');
    setQuery({ ...query, ...next });
  };
  const leave = () => {
    close();
    text.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    // Not the form's: Enter would save the article.
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      if (event.target === replacement.current) text.find.replaceOne(event.target.value);
      else text.find.step(event.shiftKey ? -1 : 1);
    } else return;
    event.preventDefault();
  };
  const replaceAll = () => {
    const count = text.find.replaceAll(replacement.current?.value ?? '');
    setOutcome(count === undefined ? words.replaceTooLong : fill(words.replaced, { count: String(count) }));
  };
  const counted =
    query.text === '' || !found
      ? ''
      : found.count === 0
        ? words.noMatch
        : fill(words.matchOf, { number: String(found.current + 1), count: String(found.count) });
  const input = (name: 'findText' | 'replaceWith') => ({
    'aria-label': words[name],
    autoComplete: 'off',
    placeholder: words[name],
    spellCheck: false,
    type: 'text',
  });
  return (
    <fieldset className="editor-find" onKeyDown={press}>
      <legend className="sr-only">{label}</legend>
      <input
        {...input('findText')}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        ref={field}
        value={query.text}
      />
      <span className="editor-group">
        <ToolbarButton
          icon="chevron-up"
          icons={icons}
          isFirst
          label={words.previousMatch}
          onClick={() => text.find.step(-1)}
        />
        <ToolbarButton
          icon="chevron-down"
          icons={icons}
          isFirst
          label={words.nextMatch}
          onClick={() => text.find.step(1)}
        />
      </span>
      <span className="editor-find-status" role="status">
        {outcome || counted}
      </span>
      <label className="editor-find-case" title={words.matchCase}>
        <input
          aria-label={words.matchCase}
          checked={query.matchCase}
          onChange={({ currentTarget }) => change({ matchCase: currentTarget.checked })}
          type="checkbox"
        />
        <span aria-hidden="true">Aa</span>
      </label>
      <input {...input('replaceWith')} ref={replacement} />
      <span className="editor-group">
        <button
          className="editor-word-button"
          onClick={() => text.find.replaceOne(replacement.current?.value ?? '')}
          type="button"
        >
          {words.replaceOne}
        </button>
        <button className="editor-word-button" onClick={replaceAll} type="button">
          {words.replaceAll}
        </button>
      </span>
      <ToolbarButton icon="x" icons={icons} isFirst label={words.close} onClick={leave} />
    </fieldset>
  );
}
