import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { schema } from '../../../fields/rich-text/schema.ts';
import type { IconName } from '../../../ui/media/icon-names.ts';
import type { EditorLabel } from './editor-words.ts';

export type EditorCommand = {
  label: EditorLabel;
  icon: IconName;
  run: Command;
  /** Toggle state; undefined for one-time actions. */
  isOn?: (state: EditorState) => boolean;
};

const { nodes, marks } = schema;

/** Toolbar buttons by group; links, pictures, videos, files and tables have dialogs or toolbars of their own. */
export const commandGroups: readonly (readonly EditorCommand[])[] = [
  [heading('heading2', 'h-2', 2), heading('heading3', 'h-3', 3)],
  [mark('bold', 'bold', marks.strong), mark('italic', 'italic', marks.em), mark('underline', 'underline', marks.u)],
  [
    list('bulletedList', 'list', nodes.bullet_list),
    list('numberedList', 'list-numbers', nodes.ordered_list),
    { label: 'decreaseIndent', icon: 'indent-decrease', run: liftListItem(nodes.list_item) },
    { label: 'increaseIndent', icon: 'indent-increase', run: sinkListItem(nodes.list_item) },
    {
      label: 'quotation',
      icon: 'blockquote',
      isOn: (state) => isWithin(state, nodes.blockquote),
      run: toggleQuotation,
    },
  ],
  [
    alignment('centre', 'align-center', 'ql-align-center'),
    alignment('alignRight', 'align-right', 'ql-align-right'),
    { label: 'clearFormatting', icon: 'clear-formatting', run: clearFormatting },
    {
      label: 'rule',
      icon: 'separator-horizontal',
      run: (state, dispatch) => insertNode(nodes.rule.createAndFill(), state, dispatch),
    },
  ],
  [
    { label: 'undo', icon: 'arrow-back-up', run: undo },
    { label: 'redo', icon: 'arrow-forward-up', run: redo },
  ],
];

function heading(label: EditorLabel, icon: IconName, level: number): EditorCommand {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === nodes.heading && $from.parent.attrs.level === level;
  const run: Command = (state, dispatch) =>
    isOn(state)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);
  return { label, icon, isOn, run };
}

function mark(label: EditorLabel, icon: IconName, type: MarkType): EditorCommand {
  return { label, icon, isOn: (state) => hasMark(state, type), run: toggleMark(type) };
}

export function hasMark(
  { selection: { from, to, empty, $from }, storedMarks, doc }: EditorState,
  type: MarkType,
): boolean {
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

function list(label: EditorLabel, icon: IconName, type: NodeType): EditorCommand {
  const isOn = (state: EditorState) => nearestList(state)?.type === type;
  const run: Command = (state, dispatch) => {
    const nearest = nearestList(state);
    if (!nearest) return wrapInList(type)(state, dispatch);
    if (nearest.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(nearest.position, type, { id: nearest.attrs.id, html: nearest.attrs.html }));
    return true;
  };
  return { label, icon, isOn, run };
}

function nearestList({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type, attrs } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list)
      return { type, attrs, position: $from.before(depth) };
    if (type === nodes.table_cell || type === nodes.table_header) return undefined;
  }
  return undefined;
}

export function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}

function toggleQuotation(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  return isWithin(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);
}

function alignment(label: EditorLabel, icon: IconName, className: string): EditorCommand {
  const isOn = ({ selection: { $from } }: EditorState) => $from.parent.attrs.html?.class === className;
  const run: Command = (state, dispatch) => {
    const { from, to } = state.selection;
    const remove = isOn(state);
    const { tr } = state;
    state.doc.nodesBetween(from, to, (node, position) => {
      if (!node.isTextblock || node.type === nodes.caption) return;
      const { class: _class, ...others } = node.attrs.html;
      tr.setNodeAttribute(position, 'html', remove ? others : { ...others, class: className });
    });
    dispatch?.(tr);
    return true;
  };
  return { label, icon, isOn, run };
}

function clearFormatting(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  const { from, to } = state.selection;
  const { tr } = state;
  tr.removeMark(from, to);
  tr.doc.nodesBetween(from, to, (node, position) => {
    if (node.isTextblock && Object.keys(node.attrs.html).length > 0) tr.setNodeAttribute(position, 'html', {});
  });
  dispatch?.(tr.setStoredMarks([]));
  return true;
}

/** Inserts a block after that of the selection, or in place of an empty paragraph, and a paragraph after it if it is the last. */
export function insertNode(
  node: ReturnType<NodeType['createAndFill']>,
  { tr, selection, schema: { nodes: types } }: EditorState,
  dispatch?: Parameters<Command>[1],
): boolean {
  if (!node) return false;
  const { $to } = selection;
  const isEmpty = $to.parent.type === types.paragraph && $to.parent.childCount === 0 && $to.depth === 1;
  const start = isEmpty ? $to.before(1) : $to.depth > 0 ? $to.after(1) : selection.to;
  tr.replaceWith(start, isEmpty ? $to.after(1) : start, node);
  const end = start + node.nodeSize;
  if (end === tr.doc.content.size) tr.insert(end, schema.nodes.paragraph.create());
  const inner = node.firstChild?.isAtom ?? true;
  tr.setSelection(
    inner ? TextSelection.near(tr.doc.resolve(end), 1) : TextSelection.near(tr.doc.resolve(start + 1), 1),
  );
  dispatch?.(tr.scrollIntoView());
  return true;
}
