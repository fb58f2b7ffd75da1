import type { EditorState } from 'prosemirror-state';
import { type RefObject, useRef } from 'react';
import { fill } from '../../../ui/forms/form-text.ts';
import type { DialogKind } from './dialogs/editor-dialog.tsx';
import type { EditorCommands } from './editor-commands.ts';
import { EditorNotice } from './editor-notice.tsx';
import type { EditorWords } from './editor-words.ts';
import type { RichText } from './rich-text.ts';
import { CommandButtons, Toolbar, ToolbarButton } from './toolbar.tsx';

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
export function EditorToolbars(props: EditorToolbarsProps) {
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
