import { DOMParser, Fragment, type Node, Slice } from 'prosemirror-model';
import { Plugin, Selection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { htmlLimits, isDeeplyNested } from '../../../../fields/html-limits.ts';
import { schema } from '../../../../fields/rich-text/schema.ts';
import type { DroppedPart } from './dropped-parts.ts';
import { withoutReported } from './styles.ts';
import { type Tidied, tidy } from './tidy.ts';

type ClipboardOptions = {
  /** Language of the text. */
  language: string;
  /** Called with what was dropped; empty when all of it was taken over. */
  onDropped: (parts: readonly DroppedPart[]) => void;
  onTooLong: () => void;
  /** Uploads files and inserts them at a position. */
  onFiles: (files: File[], position: number) => void;
  /** Whether content of this length fits into the article. */
  fits: (slice: Slice) => boolean;
};

/** HTML that is longer than this many characters is refused: an article holds 200,000. */
const maxPastedCharacters = 20 * htmlLimits.maxCharacters;

const { caption, doc, paragraph, line_break: lineBreak } = schema.nodes;

/** Pasted and dropped content: tidied, read by the schema, and with a notice of what is left out. */
export function clipboard({ language, onDropped, onTooLong, onFiles, fits }: ClipboardOptions): Plugin {
  let tidied: Tidied | undefined;
  let isOwn = false;
  let parts: DroppedPart[] = [];

  /** Files, and what is too long or nested too deeply to be parsed; true when nothing is left to do. */
  const takes = (view: EditorView, data: DataTransfer | null, position: () => number, plain: () => void) => {
    tidied = undefined;
    parts = [];
    if (!data || view.dragging) return false;
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
    const html = data.getData('text/html');
    const text = data.getData('text/plain');
    // Word and Excel send a picture of the text as well.
    if (files.length > 0 && (html === '' || !/[^\s<>]/.test(html.replace(/<[^<>]*>/g, '')))) {
      onFiles(files, position());
      return true;
    }
    if (Math.max(html.length, text.length) > maxPastedCharacters) {
      onTooLong();
      return true;
    }
    const isNested = isDeeplyNested(html);
    if (isNested) parts = [{ kind: 'nesting', name: '' }];
    if (!isNested && (html === '' || view.state.selection.$from.parent.type !== schema.nodes.preformatted))
      return false;
    plain();
    return true;
  };

  /** After all of it was read, and before it is inserted; true when it does not fit. */
  const isRefused = (view: EditorView, slice: Slice) => {
    if (!fits(slice)) {
      onTooLong();
      return true;
    }
    const { dropped, files = [] } = tidied ?? {};
    onDropped([...parts, ...(dropped?.parts ?? [])]);
    if (files.length > 0) queueMicrotask(() => onFiles(files, view.state.selection.to));
    return false;
  };

  return new Plugin({
    props: {
      handleDOMEvents: {
        paste: (view, event) =>
          prevented(
            event,
            takes(
              view,
              event.clipboardData,
              () => view.state.selection.from,
              () => view.pasteText(event.clipboardData?.getData('text/plain') ?? ''),
            ),
          ),
        drop: (view, event) => {
          const at = () =>
            view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
          return prevented(
            event,
            takes(view, event.dataTransfer, at, () => view.pasteText(event.dataTransfer?.getData('text/plain') ?? '')),
          );
        },
      },
      transformPastedHTML(html) {
        isOwn = html.includes('data-pm-slice');
        return withoutReported(html);
      },
      clipboardParser: new (class extends DOMParser {
        override parseSlice(...[dom, options]: Parameters<DOMParser['parseSlice']>): Slice {
          tidied = tidy(dom as HTMLElement, language);
          return isOwn ? super.parseSlice(dom, options) : new Slice(this.parse(dom).content, 0, 0);
        }
      })(schema, DOMParser.fromSchema(schema).rules),
      clipboardTextParser: (text) => sliceOfText(text),
      transformPasted(slice, view, isPlain) {
        const given = isOwn || isPlain ? slice : opened(slice.content);
        return view.state.selection.$from.parent.type === caption ? asCaption(given) : given;
      },
      handlePaste: (view, _event, slice) => isRefused(view, slice) || inserted(view, slice),
      handleDrop: (view, _event, slice, moved) => !moved && isRefused(view, slice),
    },
  });
}

function prevented(event: Event, isDone: boolean): boolean {
  if (isDone) event.preventDefault();
  return isDone;
}

/** Lines of text; empty lines separate paragraphs. */
function sliceOfText(text: string): Slice {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((lines) =>
      lines
        .split('\n')
        .flatMap((line, index) => [...(index > 0 ? [lineBreak.create()] : []), ...(line ? [schema.text(line)] : [])]),
    )
    .filter((inline) => inline.length > 0);
  return opened(Fragment.from(paragraphs.map((inline) => paragraph.create(null, inline))));
}

/** Paragraphs at the edges join the text around them. */
function opened(content: Fragment): Slice {
  const edge = (node: Fragment['firstChild']) => (node?.type === paragraph ? 1 : 0);
  return new Slice(content, edge(content.firstChild), edge(content.lastChild));
}

/** A caption has text only. */
function asCaption({ content }: Slice): Slice {
  const inline: Node[] = [];
  content.descendants((node) => {
    if (node.isTextblock && inline.length > 0) inline.push(schema.text(' '));
    if (node.isText) inline.push(node);
  });
  return new Slice(Fragment.from(inline), 0, 0);
}

/** The cursor is at the end of what was pasted. Whole blocks take the place of an empty paragraph, with their attributes. */
function inserted(view: EditorView, slice: Slice): boolean {
  // There, cells go into cells.
  if (isInTable(view.state) || slice.size === 0) return false;
  const { selection, tr } = view.state;
  const { $from } = selection;
  const isBlank = selection.empty && $from.depth === 1 && $from.parent.isTextblock && $from.parent.childCount === 0;
  if (isBlank && isWhole(slice.content)) tr.replaceWith($from.before(), $from.after(), slice.content);
  else tr.replaceSelection(slice);
  let end = tr.mapping.map(selection.to);
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _start, insertedUntil) => {
    end = Math.max(end, insertedUntil);
  });
  tr.setSelection(Selection.near(tr.doc.resolve(end), -1));
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  return true;
}

function isWhole(content: Fragment): boolean {
  try {
    doc.create(null, content).check();
    return true;
  } catch {
    return false;
  }
}
