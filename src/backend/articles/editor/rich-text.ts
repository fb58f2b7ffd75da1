import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { type Command, EditorState, NodeSelection } from 'prosemirror-state';
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
import { alignment } from './plugins/align.ts';
import { cursorInView, placeBesideSelection, showCursor, topBesideCursor } from './plugins/cursor.ts';
import { find, foundIn, lookFor, replaceAll, replaceOne, step } from './plugins/find.ts';
import { keyPlugins } from './plugins/keys.ts';
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
} & Parameters<typeof keyPlugins>[0];

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
    ...keyPlugins(options),
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
    find(),
    alignment(),
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
    placeBesideSelection: (bubble: HTMLElement) => placeBesideSelection(view, bubble),
    /** What of one block is selected. */
    selectedText(): string {
      const { from, to, $from, $to } = view.state.selection;
      return $from.sameParent($to) ? view.state.doc.textBetween(from, to) : '';
    },
    find: {
      foundIn,
      lookFor: (query: Parameters<typeof lookFor>[1]) => lookFor(view, query),
      step: (by: 1 | -1) => step(view, by),
      replaceOne: (by: string) => replaceOne(view, by),
      replaceAll: (by: string) => replaceAll(view, by),
    },
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
