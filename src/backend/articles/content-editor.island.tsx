import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../ui/forms/form-text.ts';
import { categoryOf } from '../ui/forms/form-element.ts';
import type { AssetPickerWords } from '../ui/pickable-assets.ts';
import type { ProblemTexts } from '../ui/problem-text.ts';
import { type DialogKind, EditorDialog } from './editor/dialogs/editor-dialog.tsx';
import { CursorNotice } from './editor/editor-notice.tsx';
import { EditorPreview } from './editor/editor-preview.tsx';
import { EditorToolbars } from './editor/editor-toolbars.tsx';
import type { EditorWords } from './editor/editor-words.ts';
import { focusToolbar } from './editor/toolbar.tsx';
import { useRichText } from './editor/use-rich-text.ts';

type ContentEditorProps = {
  /** The plain field that the editor replaces. */
  id: string;
  label: string;
  language: string;
  /** Sanitised content of the field. */
  clean: string;
  /** Parts of the stored content that are not kept when it is changed. */
  dropped: readonly string[];
  /** Address of the asset API for staff. */
  assets: string;
  icons: string;
  invalid: boolean;
  words: EditorWords;
  picker: AssetPickerWords;
  problems: ProblemTexts | undefined;
};

/** Rich text editor. Without script, or until it has loaded, the plain HTML field is shown instead. */
export function ContentEditor(props: ContentEditorProps) {
  const { id, label, language, assets, icons, words, picker, problems } = props;
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const textarea = useCallback(() => {
    const field = document.getElementById(`${id}-html`) ?? document.getElementById(id);
    return field instanceof HTMLTextAreaElement ? field : null;
  }, [id]);
  const [asking, setAsking] = useState<DialogKind>();
  const { opened, state, notice, notKept, closeNotice } = useRichText({
    ...props,
    textarea,
    host,
    focusToolbar: () => focusToolbar(bar),
    askLink: () => setAsking('link'),
  });
  const [preview, setPreview] = useState<string>();
  const text = opened?.text;

  useEffect(() => {
    const field = textarea();
    const root = text?.view.dom;
    if (!field || !root) return;
    // Label and error summary link to the visible control.
    field.id = `${id}-html`;
    root.id = id;
    root.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${helpId}`.trim());
    const heading = document.querySelector(`label[for="${id}"]`);
    heading?.addEventListener('click', text.focus);
    return () => {
      heading?.removeEventListener('click', text.focus);
      root.removeAttribute('id');
      field.id = id;
    };
  }, [text, id, helpId, textarea]);

  const close = () => {
    // The dialog is modal: the page behind it is inert.
    flushSync(() => setAsking(undefined));
    text?.focus();
  };
  return (
    <>
      <div className="editor" hidden={!opened}>
        <fieldset className="editor-modes">
          <legend className="sr-only">{fill(words.mode, { label })}</legend>
          <button aria-pressed={preview === undefined} onClick={() => setPreview(undefined)} type="button">
            {words.edit}
          </button>
          <button aria-pressed={preview !== undefined} onClick={() => setPreview(text?.html() ?? '')} type="button">
            {words.preview}
          </button>
        </fieldset>
        <div className="editor-writing" hidden={preview !== undefined}>
          {opened && state && (
            <EditorToolbars
              {...opened}
              ask={setAsking}
              bar={bar}
              closeNotice={closeNotice}
              icons={icons}
              label={label}
              notice={notKept}
              state={state}
              words={words}
            />
          )}
          {opened && state && (
            <CursorNotice
              close={closeNotice}
              icons={icons}
              richText={opened.text}
              state={state}
              text={notice}
              words={words}
            />
          )}
          <div className="editor-text" ref={host} />
        </div>
        {preview !== undefined && (
          <EditorPreview html={preview} label={fill(words.previewOf, { label })} language={language} />
        )}
      </div>
      {opened && (
        <p className="mt-1 text-tiny text-slate" id={helpId}>
          {words.keys}
        </p>
      )}
      {asking && opened && state && (
        <EditorDialog
          {...opened}
          asking={asking}
          assets={assets}
          category={categoryOf(textarea()?.form ?? null)}
          close={close}
          language={language}
          picker={picker}
          problems={problems}
          state={state}
          words={words}
        />
      )}
    </>
  );
}
