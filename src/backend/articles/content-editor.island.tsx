import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { AssetPicker } from '../ui/asset-picker.tsx';
import { LinkDialog } from './editor/link-dialog.tsx';
import { Toolbar } from './editor/toolbar.tsx';
import { useRichText } from './editor/use-rich-text.ts';
import { categoryOf } from './form-element.ts';

type ContentEditorProps = {
  /** Of the plain field that the editor stands for. */
  id: string;
  label: string;
  language: string;
  /** The text of the field with nothing in it that a page must not show. */
  clean: string;
  icons: string;
  invalid: boolean;
};

/** Rich text in place of a plain field of HTML. Without script, or when its script never comes, the field is there. */
export function ContentEditor({ id, label, language, clean, icons, invalid }: ContentEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const textarea = useCallback(() => {
    const field = document.getElementById(`${id}-html`) ?? document.getElementById(id);
    return field instanceof HTMLTextAreaElement ? field : null;
  }, [id]);
  const { text, mode, state, notice } = useRichText({ textarea, host, label, language, clean, invalid });
  const [preview, setPreview] = useState<string>();
  const [asking, setAsking] = useState<'link' | 'picture'>();
  const rich = mode === 'rich';

  useEffect(() => {
    const field = textarea();
    const root = text?.quill.root;
    if (!rich || !field || !root) return;
    // The label and the summary of mistakes lead to what is in sight.
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
    // While the dialog stands, nothing behind it takes the focus.
    flushSync(() => setAsking(undefined));
    text?.quill.focus();
  };
  return (
    <>
      <div className="editor" hidden={!rich}>
        <fieldset className="editor-modes">
          <legend className="sr-only">Mode: {label}</legend>
          <button aria-pressed={preview === undefined} onClick={() => setPreview(undefined)} type="button">
            Edit
          </button>
          <button aria-pressed={preview !== undefined} onClick={() => setPreview(text?.html() ?? '')} type="button">
            Preview
          </button>
        </fieldset>
        <div hidden={preview !== undefined}>
          {text && (
            <Toolbar
              icons={icons}
              label={label}
              onLink={() => setAsking('link')}
              onPicture={() => setAsking('picture')}
              state={state}
              text={text}
            />
          )}
          <div className="editor-text" ref={host} />
        </div>
        {preview !== undefined && (
          // What the editor holds is made of its own formats, and nothing else.
          <section
            aria-label={`Preview: ${label}`}
            className="editor-preview prose-article"
            dangerouslySetInnerHTML={{ __html: preview }}
            data-hide-broken=""
            lang={language}
          />
        )}
      </div>
      {mode === 'html' && (
        <p className="mt-1.5 text-small text-slate">
          This text holds formatting that the editor would change, so it is shown as HTML.
        </p>
      )}
      <p className="text-small text-slate" role="status">
        {notice}
      </p>
      {asking === 'link' && text && (
        <LinkDialog
          address={typeof state.link === 'string' ? state.link : ''}
          onClose={close}
          onRemove={() => {
            text.quill.format('link', false, 'user');
            close();
          }}
          onSave={(address) => {
            close();
            insertLink(text, address);
          }}
        />
      )}
      {asking === 'picture' &&
        text &&
        createPortal(
          <AssetPicker
            category={categoryOf(textarea()?.form ?? null)}
            mediaType="image"
            onClose={close}
            onPick={(asset) => {
              close();
              const alt = language === 'en' ? asset.alt_text_en || asset.alt_text : asset.alt_text;
              text.insertPicture({ path: asset.path, alt: asset.decorative ? '' : alt });
            }}
          />,
          document.body,
        )}
    </>
  );
}

type Text = NonNullable<ReturnType<typeof useRichText>['text']>;

/** Without chosen words the address itself is what is read. */
function insertLink({ quill }: Text, address: string): void {
  const range = quill.getSelection(true);
  const current = quill.getFormat(range).link;
  if (range.length > 0 || current) {
    quill.format('link', address, 'user');
    return;
  }
  quill.insertText(range.index, address.replace(/^mailto:/, ''), 'link', address, 'user');
}
