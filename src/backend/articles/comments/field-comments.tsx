import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type Anchor, anchorAt, plain } from '../../../fields/rich-text/passages.ts';
import type { RichText } from '../editor/rich-text.ts';
import type { CommentWords } from './comment-words.ts';

const fieldNames = ['title', 'excerpt'] as const;
const maxQuoteCharacters = 1000;

/** The title or the excerpt of a text, when the anchor of a comment is in it. */
export function fieldOf({ view }: RichText, language: string, block: string | null): HTMLTextAreaElement | undefined {
  const name = fieldNames.find((one) => one === block);
  const field = name && view.dom.closest('form')?.elements.namedItem(`${language}.${name}`);
  return field instanceof HTMLTextAreaElement ? field : undefined;
}

/** What is selected in a field, or all of it. */
function anchorIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, blockId: string): Anchor | undefined {
  const text = plain(value);
  const selected = plain(value.slice(selectionStart, selectionEnd));
  const quote = (selected || text).slice(0, maxQuoteCharacters);
  const at = text.indexOf(quote, selected ? plain(value.slice(0, selectionStart)).length : 0);
  return quote === '' ? undefined : anchorAt([{ id: blockId, text }], { block: 0, at }, quote);
}

type FieldCommentsProps = {
  text: RichText;
  language: string;
  ask: (anchor: Anchor) => void;
  /** Whether there is place for the button of a field. */
  hasPlace: (name: string) => boolean;
  words: CommentWords;
  icons: string;
};

/** A button at the title and the excerpt that comments on what is selected there, or on all; Ctrl+Alt+M does the same. */
export function FieldComments({ text, language, ask, hasPlace, words, icons }: FieldCommentsProps) {
  const fields = fieldNames.flatMap((name) => {
    const field = fieldOf(text, language, name);
    const askAt = () => {
      const anchor = field && anchorIn(field, name);
      if (anchor) ask(anchor);
    };
    return field ? [{ name, field, askAt }] : [];
  });
  useEffect(() => {
    const keys = new AbortController();
    for (const { field, askAt } of fields) {
      const press = (event: KeyboardEvent) => {
        if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== 'KeyM') return;
        event.preventDefault();
        askAt();
      };
      field.addEventListener('keydown', press, keys);
    }
    return () => keys.abort();
  });
  return fields.map(
    ({ name, field, askAt }) =>
      field.parentElement &&
      hasPlace(name) &&
      createPortal(
        // Tab leads from the title to the excerpt, and on to the text.
        <button
          aria-label={words[name]}
          className="comment-ask"
          onClick={askAt}
          tabIndex={-1}
          title={words[name]}
          type="button"
        >
          <svg aria-hidden="true" className="size-4">
            <use href={`${icons}#messages`} />
          </svg>
        </button>,
        field.parentElement,
        name,
      ),
  );
}
