import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { type Anchor, anchorAt, locate } from '../../../../fields/rich-text/passages.ts';
import { schema } from '../../../../fields/rich-text/schema.ts';

/** An open comment as the editor marks it; the one that is being written has the id 0. */
export type MarkedComment = { id: number; anchor: Anchor };

type Marks = { comments: readonly MarkedComment[]; marks: DecorationSet };

const key = new PluginKey<Marks>('comments');

/** Names of the events at the text: a comment is asked for, one is opened, and a passage of one was clicked. */
const commentEvents = { ask: 'comment-ask', open: 'comment-open', point: 'comment-point' } as const;

/** Marks the passages of comments, which move with the text. Ctrl+Alt+M comments on the selection, or opens the comment at the cursor. */
export function commentMarks(): Plugin<Marks> {
  return new Plugin<Marks>({
    key,
    state: {
      init: () => ({ comments: [], marks: DecorationSet.empty }),
      apply(transaction, before, _old, { doc }) {
        const given = transaction.getMeta(key) as readonly MarkedComment[] | undefined;
        if (given) return { comments: given, marks: marksOf(doc, given) };
        if (!transaction.docChanged) return before;
        return { ...before, marks: before.marks.map(transaction.mapping, doc) };
      },
    },
    props: {
      decorations: (state) => key.getState(state)?.marks,
      handleKeyDown(view, event) {
        if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== 'KeyM') return false;
        const at = commentAt(view.state);
        if (view.state.selection.empty && at !== undefined) send(view, commentEvents.open, at);
        else send(view, commentEvents.ask);
        return true;
      },
      handleClick(view, position) {
        const [mark] = key.getState(view.state)?.marks.find(position, position) ?? [];
        send(view, commentEvents.point, mark?.spec.id as number | undefined);
        return false;
      },
    },
  });
}

function send(view: EditorView, name: string, detail?: number): void {
  view.dom.dispatchEvent(new CustomEvent(name, { detail }));
}

/** The comment whose passage the cursor is in. */
function commentAt(state: EditorState): number | undefined {
  const { from, to } = state.selection;
  return key.getState(state)?.marks.find(from, to)[0]?.spec.id as number | undefined;
}

/** What the component of the comments needs of the editor. */
export const commentTools = {
  events: commentEvents,
  /** Marks these comments, each where its passage is in the text as it is typed now. */
  mark(view: EditorView, comments: readonly MarkedComment[]): void {
    view.dispatch(view.state.tr.setMeta(key, comments).setMeta('addToHistory', false));
  },
  /** The cursor behind what was selected: what is typed next does not replace the passage. */
  deselect(view: EditorView): void {
    const { tr, selection } = view.state;
    view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(selection.to), -1)));
  },
  /** Where passages are, by the ids of their comments; those that are not in the text are left out. */
  placesIn(state: EditorState): Map<number, number> {
    const marks = key.getState(state)?.marks.find() ?? [];
    return new Map(marks.toReversed().map(({ from, spec }) => [spec.id as number, from]));
  },
  /** The passage that is selected, as far as it is in one block; undefined when nothing of it is text. */
  anchorOf(state: EditorState): Anchor | undefined {
    const { from, to, $from } = state.selection;
    const block = $from.depth > 0 ? $from.index(0) : $from.index();
    const blocks = blocksOf(state.doc);
    const chosen = blocks[block];
    if (!chosen) return undefined;
    const isIn = (position: number) => position >= from && position < to;
    const first = chosen.positions.findIndex(isIn);
    const last = chosen.positions.findLastIndex(isIn);
    if (first < 0) return undefined;
    const selected = chosen.text.slice(first, last + 1);
    const quote = selected.trim().slice(0, maxQuoteCharacters).trim();
    if (quote === '') return undefined;
    return anchorAt(blocks, { block, at: first + selected.indexOf(quote) }, quote);
  },
};

export type CommentTools = typeof commentTools;

const maxQuoteCharacters = 1000;

function marksOf(doc: Node, comments: readonly MarkedComment[]): DecorationSet {
  if (comments.length === 0) return DecorationSet.empty;
  const blocks = blocksOf(doc);
  const marks = comments.flatMap(({ id, anchor }) => {
    const place = locate(blocks, anchor);
    const { positions = [] } = blocks[place?.block ?? -1] ?? {};
    const [from, to] = [positions[place?.at ?? -1], positions[(place?.at ?? 0) + anchor.quote.length - 1]];
    if (from === undefined || to === undefined) return [];
    const picture = doc.nodeAt(from);
    const attributes = { class: 'editor-commented' };
    return picture && picture.type === schema.nodes.picture
      ? [Decoration.node(from, from + picture.nodeSize, attributes, { id })]
      : [Decoration.inline(from, to + 1, attributes, { id })];
  });
  return DecorationSet.create(doc, marks);
}

type Block = { id: string | undefined; text: string; positions: number[] };

/** The text of each block as the server reads it, one space for each run of white space, with the positions of its characters. */
function blocksOf(doc: Node): Block[] {
  const blocks: Block[] = [];
  doc.forEach((node, offset) => {
    let text = '';
    const positions: number[] = [];
    const add = (some: string, position: (index: number) => number) => {
      for (let index = 0; index < some.length; index += 1) {
        const character = some[index] ?? '';
        const isSpace = /\s/.test(character);
        if (isSpace && (text === '' || text.endsWith(' '))) continue;
        text += isSpace ? ' ' : character;
        positions.push(position(index));
      }
    };
    const read = (one: Node, start: number): void => {
      if (one.isText) add(one.text ?? '', (index) => start + index);
      else if (one.type === schema.nodes.picture) {
        const { alt = '' } = one.attrs.html as { alt?: string };
        add(` ${alt} `, () => start);
      } else if (one.isLeaf) add(' ', () => start);
      else {
        if (one.isBlock) add(' ', () => start);
        one.forEach((child, inner) => {
          read(child, start + 1 + inner);
        });
        if (one.isBlock) add(' ', () => start + one.nodeSize - 1);
      }
    };
    read(node, offset);
    const id = typeof node.attrs.id === 'string' ? node.attrs.id : undefined;
    blocks.push({ id, text: text.trimEnd(), positions });
  });
  return blocks;
}
