import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../ui/forms/form-text.ts';
import { categoryOf } from '../ui/forms/form-element.ts';
import type { AssetPickerWords } from '../ui/pickable-assets.ts';
import type { ProblemTexts } from '../ui/problem-text.ts';
import { type Asked, EditorDialog } from './editor/editor-dialog.tsx';
import type { EditorWords } from './editor/editor-words.ts';
import { Toolbar } from './editor/toolbar.tsx';
import { useRichText } from './editor/use-rich-text.ts';

type ContentEditorProps = {
  /** The plain field that the editor replaces. */
  id: string;
  label: string;
  language: string;
  /** Sanitised content of the field. */
  clean: string;
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
  const { id, label, language, clean, assets, icons, invalid, words, picker, problems } = props;
  const host = useRef<HTMLDivElement>(null);
  const textarea = useCallback(() => {
    const field = document.getElementById(`${id}-html`) ?? document.getElementById(id);
    return field instanceof HTMLTextAreaElement ? field : null;
  }, [id]);
  const { text, mode, state, notice } = useRichText({
    textarea,
    host,
    label,
    language,
    clean,
    assets,
    invalid,
    words,
    picker,
    problems,
  });
  const [preview, setPreview] = useState<string>();
  const [asking, setAsking] = useState<Asked>();
  const rich = mode === 'rich';

  useEffect(() => {
    const field = textarea();
    const root = text?.quill.root;
    if (!rich || !field || !root) return;
    // Label and error summary link to the visible control.
    field.id = `${id}-html`;
    root.id = id;
    const focus = () => text.quill.focus();
    const heading = document.querySelector(`label[for="${id}"]`);
    heading?.addEventListener('click', focus);
    return () => {
      heading?.removeEventListener('click', focus);
      root.removeAttribute('id');
      field.id = id;
    };
  }, [rich, text, id, textarea]);

  const close = () => {
    // The dialog is modal: the page behind it is inert.
    flushSync(() => setAsking(undefined));
    text?.quill.focus();
  };
  return (
    <>
      <div className="editor" hidden={!rich}>
        <fieldset className="editor-modes">
          <legend className="sr-only">{fill(words.mode, { label })}</legend>
          <button aria-pressed={preview === undefined} onClick={() => setPreview(undefined)} type="button">
            {words.edit}
          </button>
          <button aria-pressed={preview !== undefined} onClick={() => setPreview(text?.html() ?? '')} type="button">
            {words.preview}
          </button>
        </fieldset>
        <div hidden={preview !== undefined}>
          {text && (
            <Toolbar
              icons={icons}
              label={label}
              onDescriptions={() => setAsking('descriptions')}
              onLink={() => setAsking('link')}
              onPicture={() => setAsking('picture')}
              state={state}
              words={words}
              text={text}
            />
          )}
          <div className="editor-text" ref={host} />
        </div>
        {preview !== undefined && (
          // The editor drops formats that it does not support.
          <section
            aria-label={fill(words.previewOf, { label })}
            className="editor-preview prose-article"
            dangerouslySetInnerHTML={{ __html: preview }}
            data-hide-broken=""
            lang={language}
          />
        )}
      </div>
      {mode === 'html' && <p className="mt-1.5 text-small text-slate">{words.shownAsHtml}</p>}
      <p className="text-small text-slate" role="status">
        {notice}
      </p>
      {asking && text && (
        <EditorDialog
          asking={asking}
          assets={assets}
          category={categoryOf(textarea()?.form ?? null)}
          close={close}
          language={language}
          words={words}
          picker={picker}
          problems={problems}
          link={typeof state.link === 'string' ? state.link : ''}
          text={text}
        />
      )}
    </>
  );
}
