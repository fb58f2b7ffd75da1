import { AllSelection, type EditorState, TextSelection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { commandGroups } from './commands.ts';
import { commentTools } from './plugins/comments.ts';
import { linkAt } from './rich-text.ts';
import { captionOf, insertTable, setCaption, tableCommands } from './table-commands.ts';

/** What the toolbars need, loaded together with the editor and not with the form. */
export const editorCommands = {
  groups: commandGroups,
  table: tableCommands,
  insertTable,
  captionOf,
  setCaption,
  linkAt,
  isInTable,
  comments: commentTools,
  selectsText: ({ selection }: EditorState) =>
    (selection instanceof TextSelection || selection instanceof AllSelection) && !selection.empty,
};

export type EditorCommands = typeof editorCommands;

export { openRichText } from './rich-text.ts';
