import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import {
  type Command,
  NodeSelection,
  type Plugin,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { schema } from '../../../../fields/rich-text/schema.ts';

type Asking = {
  focusToolbar: () => void;
  /** Ctrl+K: the link of the selection. */
  askLink: () => void;
  /** Ctrl+F and Ctrl+H. */
  askFind: (at: 'find' | 'replace') => void;
};

const { nodes, marks } = schema;

/** Keys of the text. Tab leaves it, and in a table from the last cell: in the others it leads to the next. */
export function keyPlugins({ focusToolbar, askLink, askFind }: Asking): Plugin[] {
  const asking = (ask: () => void): Command => {
    return () => {
      ask();
      return true;
    };
  };
  const lineBreak: Command = (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView());
    return true;
  };
  return [
    keymap({
      'Mod-z': chainCommands(undoInputRule, undo),
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
      'Mod-u': toggleMark(marks.u),
      'Mod-k': asking(askLink),
      'Mod-f': asking(() => askFind('find')),
      'Mod-h': asking(() => askFind('replace')),
      'Mod-]': sinkListItem(nodes.list_item),
      'Mod-[': liftListItem(nodes.list_item),
      'Shift-Enter': chainCommands(exitCode, lineBreak),
      'Alt-F10': asking(focusToolbar),
      Enter: chainCommands(leaveCaption, splitListItem(nodes.list_item)),
      Tab: toCell(1),
      'Shift-Tab': toCell(-1),
      Backspace: chainCommands(undoInputRule, selectFigure),
    }),
    keymap(baseKeymap),
    inputRules({
      rules: [
        wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
        wrappingInputRule(/^(\d{1,3})\.\s$/, nodes.ordered_list, ([, start]) => ({
          start: start === '1' ? null : (start ?? null),
        })),
        wrappingInputRule(/^>\s$/, nodes.blockquote),
        textblockTypeInputRule(/^(##|###)\s$/, nodes.heading, ([, sign = '##']) => ({ level: sign.length })),
        markRule(/(?:^|[\s(])(\*\*([^\s*](?:[^*]*[^\s*])?)\*\*)$/, marks.strong),
        markRule(/(?:^|[\s(])(_([^\s_](?:[^_]*[^\s_])?)_)$/, marks.em),
        new InputRule(/^---$/, ({ tr }, _match, start, end) => {
          const $start = tr.doc.resolve(start);
          if ($start.depth !== 1) return null;
          return tr.insert($start.before(1), nodes.rule.create()).delete(start + 1, end + 1);
        }),
      ],
    }),
  ];
}

/** Text between signs: `**bold**`. The groups are the text with its signs, and without. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, ({ tr }, [, whole = '', text = ''], _start, end) => {
    // The last sign is being typed.
    const from = end - whole.length + 1;
    const length = (whole.length - text.length) / 2;
    return tr
      .delete(from + length + text.length, end)
      .delete(from, from + length)
      .addMark(from, from + text.length, type.create())
      .removeStoredMark(type);
  });
}

/** Enter in a caption moves the cursor below the figure. */
const leaveCaption: Command = ({ selection: { $from }, tr, doc }, dispatch) => {
  if ($from.parent.type !== nodes.caption) return false;
  const after = $from.after($from.depth - 1);
  if (doc.resolve(after).nodeAfter?.type !== nodes.paragraph) tr.insert(after, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1))).scrollIntoView());
  return true;
};

/** The cursor behind what is in the next cell. From a selected text, Tab leads to its formatting. */
function toCell(direction: 1 | -1): Command {
  return (state, dispatch) => {
    if (state.selection instanceof TextSelection && !state.selection.empty) return false;
    const move = (tr: Transaction) => dispatch?.(tr.setSelection(Selection.near(tr.selection.$to, -1)));
    return goToNextCell(direction)(state, dispatch && move);
  };
}

/** Backspace at the start of a caption selects its figure; once more deletes it. */
const selectFigure: Command = ({ selection, tr, doc }, dispatch) => {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type !== nodes.caption || $from.parentOffset > 0) return false;
  dispatch?.(tr.setSelection(NodeSelection.create(doc, $from.before($from.depth - 1))));
  return true;
};
