import type { EditorState } from 'prosemirror-state';
import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CleanNode, parseCleanHtml } from '../../fields/rich-text/clean-html.ts';
import { fill } from '../../ui/forms/form-text.ts';
import { categoryOf } from '../ui/forms/form-element.ts';
import type { AssetPickerWords } from '../ui/pickable-assets.ts';
import type { ProblemTexts } from '../ui/problem-text.ts';
import { type DialogKind, EditorDialog } from './editor/dialogs/editor-dialog.tsx';
import type { EditorCommands } from './editor/editor-commands.ts';
import type { EditorWords } from './editor/editor-words.ts';
import type { RichText } from './editor/rich-text.ts';
import { CommandButtons, focusToolbar, Toolbar, ToolbarButton } from './editor/toolbar.tsx';
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
  problems: ProblemTexts;
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

type EditorPreviewProps = { html: string; label: string; language: string };

/** The text as readers see it. It is built node by node: Trusted Types refuse HTML from a string. */
function EditorPreview({ html, label, language }: EditorPreviewProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.replaceChildren(...parseCleanHtml(html).childNodes.map(domOf)), [html]);
  return (
    <section
      aria-label={label}
      className="editor-preview prose-article"
      data-hide-broken=""
      lang={language}
      ref={place}
    />
  );
}

function domOf(node: CleanNode): Node {
  if (node.nodeType === 3) return document.createTextNode(node.nodeValue);
  const element = document.createElement(node.localName);
  for (const [name, value] of node.attributes) element.setAttribute(name, value);
  element.append(...node.childNodes.map(domOf));
  return element;
}

type EditorToolbarsProps = {
  text: RichText;
  commands: EditorCommands;
  state: EditorState;
  label: string;
  words: EditorWords;
  icons: string;
  bar: RefObject<HTMLDivElement | null>;
  /** What of the stored text is not kept; empty for nothing. */
  notice: string;
  closeNotice: () => void;
  ask: (asked: DialogKind) => void;
};

/** One row: the toolbar of the text, after that of the table that the selection is in. */
function EditorToolbars(props: EditorToolbarsProps) {
  const { text, commands, state, label, words, icons, bar, notice, closeNotice, ask } = props;
  const tableBar = useRef<HTMLDivElement>(null);
  const { groups, table, insertTable, linkAt, isInTable } = commands;
  const common = { state, words, icons, run: text.run };
  const inTable = isInTable(state);
  return (
    <div className="editor-toolbars">
      <div className="editor-tools">
        {inTable && (
          <Toolbar bar={tableBar} className="editor-table-toolbar" label={words.tableTools} onLeave={text.focus}>
            <CommandButtons commands={table} isFirst {...common} />
            <span className="editor-group">
              <button className="editor-word-button" onClick={() => ask('caption')} tabIndex={-1} type="button">
                {words.tableCaption}
              </button>
            </span>
          </Toolbar>
        )}
        <Toolbar bar={bar} label={fill(words.formatting, { label })} onLeave={text.focus}>
          {groups.map((group, index) => (
            <CommandButtons commands={group} isFirst={index === 0} key={group[0]?.label} {...common} />
          ))}
          <span className="editor-group">
            <ToolbarButton
              icon="link"
              icons={icons}
              label={words.link}
              on={linkAt(state) !== ''}
              onClick={() => ask('link')}
            />
            <ToolbarButton icon="photo" icons={icons} label={words.picture} onClick={() => ask('picture')} />
            <ToolbarButton icon="alt" icons={icons} label={words.descriptions} onClick={() => ask('descriptions')} />
            <ToolbarButton icon="video" icons={icons} label={words.video} onClick={() => ask('video')} />
            <ToolbarButton icon="paperclip" icons={icons} label={words.download} onClick={() => ask('download')} />
            {!inTable && (
              <ToolbarButton
                icon="table"
                icons={icons}
                label={words.table}
                onClick={() => {
                  text.run(insertTable(3, 3));
                  text.focus();
                }}
              />
            )}
          </span>
        </Toolbar>
      </div>
      <EditorNotice close={closeNotice} icons={icons} text={notice} words={words} />
    </div>
  );
}

type EditorNoticeProps = {
  text: string;
  close: () => void;
  words: EditorWords;
  icons: string;
  box?: RefObject<HTMLDivElement | null>;
};

function EditorNotice({ text, close, words, icons, box }: EditorNoticeProps) {
  return (
    <div className="editor-notice" hidden={text === ''} ref={box}>
      <p role="status">{text}</p>
      <ToolbarButton icon="x" icons={icons} isFirst label={words.close} onClick={close} />
    </div>
  );
}

type CursorNoticeProps = Omit<EditorNoticeProps, 'box'> & { richText: RichText; state: EditorState };

/** Says what happened at the cursor where the cursor is: what was not pasted, how an upload goes. */
function CursorNotice({ richText, state, ...notice }: CursorNoticeProps) {
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
