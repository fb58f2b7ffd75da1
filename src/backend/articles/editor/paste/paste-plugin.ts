import { Slice } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { dropPoint } from 'prosemirror-transform';
import type { EditorView } from 'prosemirror-view';
import { isDeeplyNested } from '../../../../fields/html-limits.ts';
import type { DroppedPart } from './dropped-parts.ts';
import { maxPastedCharacters, sliceOfHtml, sliceOfText } from './pasted-slice.ts';

type PasteOptions = {
  /** Called with what was dropped; empty when all of it was taken over. */
  onDropped: (parts: readonly DroppedPart[]) => void;
  onTooLong: () => void;
  /** Uploads files and inserts them at a position. */
  onFiles: (files: File[], position: number) => void;
  /** Whether content of this length fits into the article. */
  fits: (slice: Slice) => boolean;
};

/** Handles paste and drop itself: ProseMirror would set `innerHTML`, which Trusted Types refuse. */
export function pastePlugin(options: PasteOptions): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste(view, event) {
          if (!event.clipboardData) return false;
          event.preventDefault();
          insert(view, event.clipboardData, view.state.selection.from, options);
          return true;
        },
        drop(view, event) {
          // What is dragged within the text has no HTML to parse.
          if (view.dragging || !event.dataTransfer) return false;
          event.preventDefault();
          const target = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (target) insert(view, event.dataTransfer, target.pos, options);
          return true;
        },
      },
    },
  });
}

function insert(view: EditorView, data: DataTransfer, position: number, options: PasteOptions): void {
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  // Word and Excel send a picture of the text as well.
  if (files.length > 0 && (html === '' || !/[^\s<>]/.test(html.replace(/<[^<>]*>/g, '')))) {
    options.onFiles(files, position);
    return;
  }
  const isPlain = html === '' || view.state.selection.$from.parent.type.name === 'preformatted';
  if ((isPlain ? text : html).length > maxPastedCharacters) {
    options.onTooLong();
    return;
  }
  const { slice, parts } = isPlain ? { slice: sliceOfText(text), parts: [] } : fromHtml(html, text);
  if (!options.fits(slice)) {
    options.onTooLong();
    return;
  }
  put(view, slice, position);
  options.onDropped(parts);
}

function fromHtml(html: string, text: string): { slice: Slice; parts: readonly DroppedPart[] } {
  if (isDeeplyNested(html)) return { slice: sliceOfText(text), parts: [{ kind: 'nesting', name: '' }] };
  const { slice, dropped } = sliceOfHtml(html);
  return { slice, parts: dropped.parts };
}

function put(view: EditorView, slice: Slice, position: number): void {
  const { state } = view;
  const { from, to } = state.selection;
  const { tr } = state;
  const { parent, depth } = state.selection.$from;
  // Pasted blocks take the place of an empty paragraph, with their attributes.
  const isEmpty = state.selection.empty && depth === 1 && parent.isTextblock && parent.childCount === 0;
  if (position < from || position > to) tr.replaceRange(...dropRange(tr, position, slice), slice);
  else if (isEmpty && slice.openStart > 0) tr.replaceRange(from - 1, to + 1, new Slice(slice.content, 0, 0));
  else tr.replaceSelection(slice);
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  view.focus();
}

function dropRange({ doc }: Transaction, position: number, slice: Slice): [number, number] {
  const point = dropPoint(doc, position, slice) ?? position;
  return [point, point];
}
