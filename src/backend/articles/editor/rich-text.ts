import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { type Command, EditorState, NodeSelection, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { hasFewTags, htmlLimits } from '../../../fields/html-limits.ts';
import { documentOf, htmlOf } from '../../../fields/rich-text/html.ts';
import { schema } from '../../../fields/rich-text/schema.ts';
import type { PickableAsset } from '../../ui/pickable-assets.ts';
import { hasMark, insertNode } from './commands.ts';
import { clipboard } from './paste/clipboard.ts';
import type { DroppedPart } from './paste/dropped-parts.ts';
import {
  changeVideo,
  describePicture,
  figureOfPicture,
  figureOfVideo,
  layOutPicture,
  type PictureLayout,
  type PlacedVideo,
  pictureOf,
  picturesIn,
  swapPicture,
  videoAt,
} from './pictures.ts';
import { alignment } from './plugins/align.ts';
import { inBothLanguages, insertInOthers, type JointPicture, jointPictures } from './plugins/both-languages.ts';
import { commentMarks } from './plugins/comments.ts';
import { cursorInView, placeBesideSelection, showCursor, topBesideCursor } from './plugins/cursor.ts';
import { find, foundIn, lookFor, replaceAll, replaceOne, step } from './plugins/find.ts';
import { keyPlugins } from './plugins/keys.ts';
import { type Uploaded, type UploadWords, uploadAt, uploadPlaces } from './plugins/uploading.ts';
import { blockIds, newBlockId, wholeFigures } from './repairs.ts';

type RichTextOptions = {
  /** Accessible name of the text box. */
  label: string;
  language: string;
  describedBy: string | null;
  invalid: boolean;
  /** Uploads a picture. */
  upload: (file: File, onProgress: (percent: number) => void) => Promise<Uploaded<PickableAsset>>;
  /** Texts at an upload. */
  uploadWords: (file: File) => UploadWords;
  /** A picture was inserted; `isPicked` from the picker. */
  onPlaced: (placed: PlacedFigure) => void;
  /** Called after every change of the text or the selection. */
  onChange: (state: EditorState, isEdited: boolean) => void;
  onDropped: (parts: readonly DroppedPart[]) => void;
  onTooLong: () => void;
} & Parameters<typeof keyPlugins>[0];

/** A figure whose texts are to be asked. */
export type PlacedFigure = { figure: HTMLElement; isPicked: boolean };

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
      onFiles: (files, position) => void uploadFiles(position, files),
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
    uploadPlaces(),
    inBothLanguages(options.language),
    commentMarks(),
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
  const { language } = options;
  /** Assets of pictures that were inserted here, by path. */
  const known = new Map<string, PickableAsset>();
  /** Inserts the picture of an asset here, and at the aligned place of the other language. */
  const place = (asset: PickableAsset, insert: (figure: Node) => void, isPicked: boolean) => {
    known.set(asset.path, asset);
    const id = newBlockId();
    insert(figureOfPicture(pictureOf(asset, language), id));
    insertInOthers(language, id, (other) => figureOfPicture(pictureOf(asset, other), id));
    const { position = 1 } = picturesIn(view.state.doc).findLast(({ path }) => path === asset.path) ?? {};
    const own = view.state.doc.children.findIndex(({ attrs }) => attrs.id === id);
    const start = view.state.doc.children.slice(0, Math.max(0, own)).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
    const figure = view.nodeDOM(own < 0 ? position - 1 : start);
    if (figure instanceof HTMLElement) options.onPlaced({ figure, isPicked });
  };
  const uploadFiles = async (position: number, files: File[]) => {
    let at = placeOfFigure(view.state.doc.resolve(position));
    for (const file of files) {
      const words = options.uploadWords(file);
      const uploaded = await uploadAt(view, at, words, (onProgress) => options.upload(file, onProgress));
      if (!uploaded) continue;
      const insert = (figure: Node) => {
        view.dispatch(view.state.tr.insert(uploaded.place, figure).scrollIntoView());
        at = uploaded.place + figure.nodeSize;
      };
      place(uploaded.asset, insert, false);
    }
  };
  /** The pictures of a figure in all languages that have it. */
  const changeJoint = (figure: number, change: (one: JointPicture, figure: number) => Transaction) => {
    for (const one of jointPictures(language, figure)) one.view.dispatch(change(one, one.picture.position - 1));
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
    insertAsset: (asset: PickableAsset) =>
      place(asset, (figure) => run((state, dispatch) => insertNode(figure, state, dispatch)), true),
    assetAt: (path: string) => known.get(path),
    jointPictures: (figure: number) => jointPictures(language, figure),
    describeJoint: (pictures: readonly JointPicture[]) => {
      for (const one of pictures) one.view.dispatch(describePicture(one.view.state, one.picture));
    },
    swap(figure: number, asset: PickableAsset): void {
      known.set(asset.path, asset);
      changeJoint(figure, (one, at) => swapPicture(one.view.state, at, pictureOf(asset, one.language)));
    },
    layOut: (figure: number, layout: Partial<PictureLayout>) =>
      changeJoint(figure, (one, at) => layOutPicture(one.view.state, at, layout)),
    selectFigure: (figure: number) =>
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, figure))),
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
