import type { EditorState } from 'prosemirror-state';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { EditorWords } from './editor-words.ts';
import type { RichText } from './rich-text.ts';
import { ToolbarButton } from './toolbar.tsx';

type EditorNoticeProps = {
  text: string;
  close: () => void;
  words: EditorWords;
  icons: string;
  box?: RefObject<HTMLDivElement | null>;
};

export function EditorNotice({ text, close, words, icons, box }: EditorNoticeProps) {
  return (
    <div className="editor-notice" hidden={text === ''} ref={box}>
      <p role="status">{text}</p>
      <ToolbarButton icon="x" icons={icons} isFirst label={words.close} onClick={close} />
    </div>
  );
}

type CursorNoticeProps = Omit<EditorNoticeProps, 'box'> & { richText: RichText; state: EditorState };

/** Says what happened at the cursor where the cursor is: what was not pasted, how an upload goes. */
export function CursorNotice({ richText, state, ...notice }: CursorNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const { text } = notice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text or the selection moves the cursor.
  useLayoutEffect(() => {
    const place = () => {
      if (box.current && text !== '') box.current.style.top = `${richText.topBesideCursor(box.current)}px`;
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [richText, state, text]);
  return <EditorNotice box={box} {...notice} />;
}
