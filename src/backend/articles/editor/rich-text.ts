import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, NodeSelection, Plugin, TextSelection } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { hasFewTags, htmlLimits } from '../../../fields/html-limits.ts';
import { documentOf, htmlOf } from '../../../fields/rich-text/html.ts';
import { schema } from '../../../fields/rich-text/schema.ts';
import { hasMark, insertNode } from './commands.ts';
import { clipboard } from './paste/clipboard.ts';
import type { DroppedPart } from './paste/dropped-parts.ts';
import {
  changeVideo,
  describePictures,
  figureOfPicture,
  figureOfVideo,
  type PlacedPicture,
  type PlacedVideo,
  picturesIn,
  videoAt,
} from './pictures.ts';
import { blockIds, wholeFigures } from './repairs.ts';

type RichTextOptions = {
  /** Accessible name of the text box. */
  label: string;
  language: string;
  describedBy: string | null;
  invalid: boolean;
  /** Uploads pictures and returns the stored ones. */
  upload: (files: File[]) => Promise<{ path: string; alt: string; credit?: string }[]>;
  /** Called after every change of the text or the selection. */
  onChange: (state: EditorState, isEdited: boolean) => void;
  onDropped: (parts: readonly DroppedPart[]) => void;
  onTooLong: () => void;
  focusToolbar: () => void;
  /** Ctrl+K: the link of the selection. */
  askLink: () => void;
};

/** Mounts the editor accessibly: labelled, and without a keyboard trap. */
export function openRichText(host: HTMLElement, options: RichTextOptions) {
  const attributes: Record<string, string> = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': options.label,
    lang: options.language,
    class: 'prose-article',
    ...(options.describedBy && { 'aria-describedby': options.describedBy }),
    ...(options.invalid && { 'aria-invalid': 'true' }),
  };
  const plugins = [
    ...keyPlugins(options.focusToolbar, options.askLink),
    clipboard({
      language: options.language,
      onDropped: options.onDropped,
      onTooLong: options.onTooLong,
      onFiles: (files, position) => void uploadAt(position, files),
      fits: (slice) => {
        const html = htmlOf(view.state.doc) + htmlOf(schema.nodes.doc.create(null, slice.content));
        return html.length <= htmlLimits.maxCharacters && hasFewTags(html);
      },
    }),
    history(),
    wholeFigures(),
    blockIds(() => view.composing),
    dropCursor({ class: 'editor-drop-cursor', color: false }),
    gapCursor(),
    tableEditing(),
    cursorInView(),
  ];
  const open = (doc: Node) => EditorState.create({ doc, plugins });
  const view = new EditorView(host, {
    state: open(documentOf('')),
    attributes,
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      options.onChange(state, transaction.docChanged);
    },
    handleClickOn(clicked, _position, node, nodePosition) {
      if (node.type !== schema.nodes.picture && node.type !== schema.nodes.video) return false;
      const figure = clicked.state.doc.resolve(nodePosition).before();
      clicked.dispatch(clicked.state.tr.setSelection(NodeSelection.create(clicked.state.doc, figure)));
      return true;
    },
  });
  const uploadAt = async (position: number, files: File[]) => {
    let place = placeOfFigure(view.state.doc.resolve(position));
    for (const picture of await options.upload(files)) {
      // The text may have become shorter meanwhile.
      place = Math.min(place, view.state.doc.content.size);
      const figure = figureOfPicture(picture);
      view.dispatch(view.state.tr.insert(place, figure).scrollIntoView());
      place += figure.nodeSize;
    }
  };
  const run = (command: Command) => command(view.state, (transaction) => view.dispatch(transaction), view);

  return {
    view,
    run,
    html: () => htmlOf(view.state.doc),
    load(html: string): void {
      view.updateState(open(documentOf(html)));
      options.onChange(view.state, false);
    },
    focus: () => view.focus(),
    showCursor: () => showCursor(view),
    topBesideCursor: (notice: HTMLElement) => topBesideCursor(view, notice),
    /** Pictures in the text, in document order. */
    pictures: () => picturesIn(view.state.doc),
    describePictures: (pictures: readonly PlacedPicture[]) => view.dispatch(describePictures(view.state, pictures)),
    insertPicture: (picture: { path: string; alt: string; credit?: string }) =>
      run((state, dispatch) => insertNode(figureOfPicture(picture), state, dispatch)),
    videoAtSelection: (): PlacedVideo | undefined => videoAt(view.state),
    /** Changes the video of the selection, or inserts a new one. */
    placeVideo(video: PlacedVideo): void {
      const changed = changeVideo(view.state, video);
      if (changed) view.dispatch(changed);
      else run((state, dispatch) => insertNode(figureOfVideo(video), state, dispatch));
    },
    /** Links the selection; without one, `text` is inserted as a link. */
    insertLink(href: string, text: string): void {
      const { state } = view;
      const { from, to } = linkRange(state);
      const link = schema.marks.link.create({ html: { href } });
      const { tr } = state;
      if (from === to) tr.replaceSelectionWith(schema.text(text, [link]), false);
      else tr.removeMark(from, to, schema.marks.link).addMark(from, to, link);
      view.dispatch(tr.scrollIntoView());
    },
    removeLink(): void {
      const { from, to } = linkRange(view.state);
      view.dispatch(view.state.tr.removeMark(from, to, schema.marks.link));
    },
    destroy: () => view.destroy(),
  };
}

/** After the block at a place, within what the block is in: a list item, a cell, a quotation. */
function placeOfFigure($place: ResolvedPos): number {
  const takesFigure = (depth: number) => {
    const index = $place.indexAfter(depth - 1);
    return $place.node(depth - 1).canReplaceWith(index, index, schema.nodes.figure);
  };
  for (let depth = $place.depth; depth > 0; depth -= 1) if (takesFigure(depth)) return $place.after(depth);
  return $place.pos;
}

export type RichText = ReturnType<typeof openRichText>;

/** Target of the link at the selection; empty without one. */
export function linkAt(state: EditorState): string {
  if (!hasMark(state, schema.marks.link)) return '';
  let href = '';
  const { from, to } = linkRange(state);
  state.doc.nodesBetween(from, to, ({ marks }) => {
    href ||= (schema.marks.link.isInSet(marks)?.attrs.html as { href?: string } | undefined)?.href ?? '';
  });
  return href;
}

/** The selection; a cursor within a link stands for all of it. */
function linkRange({ selection: { from, to, empty, $from } }: EditorState): { from: number; to: number } {
  const mark = empty ? schema.marks.link.isInSet($from.marks()) : undefined;
  if (!mark) return { from, to };
  const { parent } = $from;
  const hasIt = (index: number) => mark.isInSet(parent.child(index).marks);
  let first = $from.index();
  if (first === parent.childCount || !hasIt(first)) first -= 1;
  let last = first;
  while (first > 0 && hasIt(first - 1)) first -= 1;
  while (last + 1 < parent.childCount && hasIt(last + 1)) last += 1;
  const sizeUntil = (index: number) => parent.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const start = $from.start();
  return { from: start + sizeUntil(first), to: start + sizeUntil(last + 1) };
}

const { nodes, marks } = schema;

/** Keys of the text. Tab is not among them: it leaves the text, also in tables. */
function keyPlugins(focusToolbar: () => void, askLink: () => void): Plugin[] {
  const lineBreak: Command = (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView());
    return true;
  };
  return [
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
      'Mod-u': toggleMark(marks.u),
      'Mod-k': () => {
        askLink();
        return true;
      },
      'Mod-]': sinkListItem(nodes.list_item),
      'Mod-[': liftListItem(nodes.list_item),
      'Shift-Enter': chainCommands(exitCode, lineBreak),
      'Alt-F10': () => {
        focusToolbar();
        return true;
      },
      Enter: chainCommands(leaveCaption, splitListItem(nodes.list_item)),
      Backspace: selectFigure,
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
        new InputRule(/^---$/, ({ tr }, _match, start, end) => {
          const $start = tr.doc.resolve(start);
          if ($start.depth !== 1) return null;
          return tr.insert($start.before(1), nodes.rule.create()).delete(start + 1, end + 1);
        }),
      ],
    }),
  ];
}

/** Enter in a caption moves the cursor below the figure. */
const leaveCaption: Command = ({ selection: { $from }, tr, doc }, dispatch) => {
  if ($from.parent.type !== nodes.caption) return false;
  const after = $from.after($from.depth - 1);
  if (doc.resolve(after).nodeAfter?.type !== nodes.paragraph) tr.insert(after, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1))).scrollIntoView());
  return true;
};

/** Backspace at the start of a caption selects its figure; once more deletes it. */
const selectFigure: Command = ({ selection, tr, doc }, dispatch) => {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type !== nodes.caption || $from.parentOffset > 0) return false;
  dispatch?.(tr.setSelection(NodeSelection.create(doc, $from.before($from.depth - 1))));
  return true;
};

/**
 * Between the cursor and a bar, in CSS pixels: more than a line, since at a wrapped line's end ProseMirror measures the start
 * of the next one.
 */
const gap = 32;

/**
 * Keeps the cursor between the bars that stay in view, however it gets there: by typing, by keys that the browser handles,
 * or by a click on a line that a bar covers in part.
 */
function cursorInView(): Plugin {
  let opened: EditorView | undefined;
  // The page does not move under a pressed pointer: that would extend the selection.
  let isPressed = false;
  const sides = {
    get top() {
      return opened ? coveredAbove(opened) + gap : 0;
    },
    get bottom() {
      return coveredBelow() + gap;
    },
    left: 0,
    right: 0,
  };
  return new Plugin({
    props: { scrollThreshold: sides, scrollMargin: sides },
    appendTransaction(_transactions, before, { selection, tr }) {
      const isMoved = !selection.eq(before.selection) && selection instanceof TextSelection && selection.empty;
      return isMoved && !isPressed && opened?.hasFocus() ? tr.scrollIntoView() : null;
    },
    view(view) {
      opened = view;
      const closing = new AbortController();
      const { signal } = closing;
      const released = () => {
        if (!isPressed) return;
        isPressed = false;
        // After the browser has placed the cursor.
        setTimeout(() => showCursor(view));
      };
      view.dom.addEventListener('pointerdown', () => (isPressed = true), { signal });
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, released, { signal });
      // An on-screen keyboard makes the visible part lower.
      visualViewport?.addEventListener('resize', () => showCursor(view), { signal });
      const bar = saveBar();
      const growth = new ResizeObserver(() => showCursor(view));
      if (bar) growth.observe(bar);
      return {
        destroy() {
          closing.abort();
          growth.disconnect();
        },
      };
    },
  });
}

/** After something else than the text has changed what is covered. */
function showCursor(view: EditorView): void {
  const { selection, tr } = view.state;
  if (!view.isDestroyed && view.hasFocus() && selection.empty) view.dispatch(tr.scrollIntoView());
}

/** In CSS pixels. */
const noticeGap = 8;

/** Distance from the top of its container at which a notice is beside the cursor's line: below it, or above it where a bar would cover it. */
function topBesideCursor(view: EditorView, notice: HTMLElement): number {
  const { head } = view.state.selection;
  // At the end of a wrapped line the two sides are on different lines.
  const sides = [view.coordsAtPos(head, -1), view.coordsAtPos(head, 1)];
  const below = Math.max(...sides.map(({ bottom }) => bottom)) + noticeGap;
  const above = Math.min(...sides.map(({ top }) => top)) - noticeGap - notice.offsetHeight;
  const end = (visualViewport?.height ?? innerHeight) - coveredBelow();
  const start = notice.offsetParent?.getBoundingClientRect().top ?? 0;
  return (below + notice.offsetHeight <= end ? below : above) - start;
}

function saveBar(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.desk-save');
}

/** From the upper edge of the visual viewport, where ProseMirror begins to measure, in CSS pixels. */
function coveredAbove(view: EditorView): number {
  const bars = view.dom.closest('.editor')?.querySelector<HTMLElement>('.editor-toolbars');
  const stuck = bars ? Number.parseFloat(getComputedStyle(bars).top) + bars.offsetHeight : 0;
  return Math.max(stuck, visualViewport?.offsetTop ?? 0);
}

/** From its lower edge; a keyboard may lie above the save bar. */
function coveredBelow(): number {
  const { height = innerHeight, offsetTop = 0 } = visualViewport ?? {};
  const barTop = innerHeight - (saveBar()?.offsetHeight ?? 0);
  return Math.max(0, offsetTop + height - barTop) - offsetTop;
}
