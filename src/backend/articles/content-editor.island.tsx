import type { EditorState } from 'prosemirror-state';
import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { fill } from '../../ui/forms/form-text.ts';
import { categoryOf } from '../ui/forms/form-element.ts';
import type { AssetPickerWords } from '../ui/pickable-assets.ts';
import type { ProblemTexts } from '../ui/problem-text.ts';
import type { CommentWords } from './comments/comment-words.ts';
import { EditorComments } from './comments/editor-comments.tsx';
import { reviewOf } from './comments/use-talks.ts';
import { type DialogKind, EditorDialog } from './editor/dialogs/editor-dialog.tsx';
import { PictureTools } from './editor/dialogs/picture-tools.tsx';
import type { EditorCommands } from './editor/editor-commands.ts';
import type { EditorWords } from './editor/editor-words.ts';
import type { RichText } from './editor/rich-text.ts';
import { CommandButtons, focusToolbar, Toolbar, ToolbarButton } from './editor/toolbar.tsx';
import { useRichText } from './editor/use-rich-text.ts';
import { SelectionBubble } from './surface/bubble.tsx';
import { FindBar, type FindRequest } from './surface/find-bar.tsx';
import { WordCount } from './surface/word-count.tsx';

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
  /** Address of the calls that say what a text may link to. */
  targets: string;
  /** Whether alternative texts can be stored at assets. */
  keepsTexts: boolean;
  /** Address of the articles of the API for staff. */
  articles: string;
  icons: string;
  invalid: boolean;
  wordsPerMinute: number;
  words: EditorWords;
  comments: CommentWords;
  timeZone: string;
  picker: AssetPickerWords;
  problems: ProblemTexts;
};

/** Rich text editor. Without script, or until it has loaded, the plain HTML field is shown instead. */
export function ContentEditor(props: ContentEditorProps) {
  const { id, label, language, assets, targets, icons, wordsPerMinute, words, comments, picker, problems } = props;
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const textarea = useCallback(() => {
    const field = document.getElementById(`${id}-html`) ?? document.getElementById(id);
    return field instanceof HTMLTextAreaElement ? field : null;
  }, [id]);
  const [asking, setAsking] = useState<DialogKind>();
  const { opened, state, notice, notKept, closeNotice, placed, setPlaced } = useRichText({
    ...props,
    textarea,
    host,
    focusToolbar: () => focusToolbar(bar),
    askLink: () => setAsking('link'),
    askFind: (at) => setFind({ at }),
  });
  const [find, setFind] = useState<FindRequest>();
  const slots = useSlots(textarea, language);
  const text = opened?.text;
  const address = opened && reviewOf(textarea()?.form ?? null, props.articles);

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
        <div className="editor-writing">
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
          {opened && state && (
            <PictureTools
              askReplace={() => setAsking('replace')}
              assets={assets}
              icons={icons}
              keepsTexts={props.keepsTexts}
              placed={placed}
              setPlaced={setPlaced}
              state={state}
              text={opened.text}
              words={words}
            />
          )}
          {opened && state && (
            <SelectionBubble
              {...opened}
              ask={setAsking}
              icons={icons}
              label={fill(words.selection, { label })}
              state={state}
              words={words}
            >
              {address && (
                <ToolbarButton
                  icon="messages"
                  icons={icons}
                  label={comments.comment}
                  onClick={() => opened.text.view.dom.dispatchEvent(new Event(opened.commands.comments.events.ask))}
                />
              )}
            </SelectionBubble>
          )}
          {opened && state && (
            <EditorComments
              {...opened}
              address={address}
              icons={icons}
              language={language}
              problems={problems}
              state={state}
              timeZone={props.timeZone}
              words={comments}
            />
          )}
        </div>
      </div>
      {opened && state && slots && (
        <>
          {createPortal(
            <EditorToolbars
              {...opened}
              ask={setAsking}
              bar={bar}
              find={() => setFind({ at: 'find' })}
              icons={icons}
              label={label}
              state={state}
              words={words}
            />,
            slots.bar,
          )}
          {createPortal(
            <>
              {find && (
                <FindBar
                  close={() => setFind(undefined)}
                  icons={icons}
                  label={fill(words.findIn, { label })}
                  request={find}
                  state={state}
                  text={opened.text}
                  words={words}
                />
              )}
              <EditorNotice close={closeNotice} icons={icons} text={notKept} words={words} />
            </>,
            slots.below,
          )}
          {createPortal(<WordCount doc={state.doc} words={words} wordsPerMinute={wordsPerMinute} />, slots.count)}
        </>
      )}
      {opened && (
        <p className="editor-keys mt-1 text-tiny text-slate" id={helpId}>
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
          targets={targets}
          words={words}
        />
      )}
    </>
  );
}

type Slots = { bar: Element; below: Element; count: Element };

/** Places of the form outside of the field, in which parts of the editor are shown. */
function useSlots(textarea: () => HTMLTextAreaElement | null, language: string): Slots | undefined {
  const [slots, setSlots] = useState<Slots>();
  useEffect(() => {
    const find = (name: string) => textarea()?.form?.querySelector(`[data-${name}="${language}"]`);
    const [bar, below, count] = [find('bar'), find('bar-below'), find('count')];
    if (bar && below && count) setSlots({ bar, below, count });
  }, [textarea, language]);
  return slots;
}

type EditorToolbarsProps = {
  text: RichText;
  commands: EditorCommands;
  state: EditorState;
  label: string;
  words: EditorWords;
  icons: string;
  bar: RefObject<HTMLDivElement | null>;
  find: () => void;
  ask: (asked: DialogKind) => void;
};

/** One row: the toolbar of the text, after that of the table that the selection is in. */
function EditorToolbars(props: EditorToolbarsProps) {
  const { text, commands, state, label, words, icons, bar, find, ask } = props;
  const tableBar = useRef<HTMLDivElement>(null);
  const { groups, table, insertTable, linkAt, isInTable } = commands;
  const common = { state, words, icons, run: text.run };
  const inTable = isInTable(state);
  return (
    <>
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
      <ToolbarButton icon="search" icons={icons} isFirst label={words.find} onClick={find} />
    </>
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
