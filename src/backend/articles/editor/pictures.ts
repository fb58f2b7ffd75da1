import type { Node } from 'prosemirror-model';
import { type EditorState, NodeSelection, type Transaction } from 'prosemirror-state';
import { schema } from '../../../fields/rich-text/schema.ts';
import type { PickableAsset } from '../../ui/pickable-assets.ts';

/** A picture in the text. `caption` and `credit` are undefined for a picture within a paragraph. */
export type PlacedPicture = { position: number; path: string; alt: string; caption?: string; credit?: string };

const { nodes, marks } = schema;

/** Pictures in document order. */
export function picturesIn(doc: Node): PlacedPicture[] {
  const found: PlacedPicture[] = [];
  doc.descendants((node, position, parent) => {
    const { src: path = '', alt = '' } = (node.attrs.html ?? {}) as Record<string, string>;
    if (node.type === nodes.image) found.push({ position, path, alt });
    if (node.type === nodes.picture) found.push({ position, path, alt, ...captionOf(parent?.lastChild) });
  });
  return found;
}

/** Text and credit of a caption; the credit is its small print. */
function captionOf(caption: Node | null | undefined): { caption: string; credit: string } {
  const parts = caption?.children ?? [];
  const isCredit = (node: Node) => marks.small.isInSet(node.marks) !== undefined;
  const textOf = (part: readonly Node[]) =>
    part
      .map(({ text = '' }) => text)
      .join('')
      .trim();
  return { caption: textOf(parts.filter((node) => !isCredit(node))), credit: textOf(parts.filter(isCredit)) };
}

/** Writes the texts of a picture; a caption that is unchanged keeps its formatting. */
export function describePicture(
  { tr, doc }: EditorState,
  { position, alt, caption, credit }: PlacedPicture,
): Transaction {
  const old = picturesIn(doc).find((picture) => picture.position === position);
  const node = doc.nodeAt(position);
  if (!old || !node) return tr;
  if (alt !== old.alt) tr.setNodeAttribute(position, 'html', { ...node.attrs.html, alt });
  if (caption === undefined || (caption === old.caption && credit === old.credit)) return tr;
  const start = position + node.nodeSize + 1;
  return tr.replaceWith(start, tr.doc.resolve(start).end(), captionNodes(caption, credit ?? ''));
}

function captionNodes(caption: string, credit: string): Node[] {
  return [
    ...(caption ? [schema.text(caption + (credit ? ' ' : ''))] : []),
    ...(credit ? [schema.text(credit, [marks.small.create()])] : []),
  ];
}

/** A picture with the credit of its file; `id` is that of its block. */
export function figureOfPicture(
  { path, alt, caption: text = '', credit = '' }: { path: string; alt: string; caption?: string; credit?: string },
  id: string | null = null,
): Node {
  const caption = nodes.caption.create(null, captionNodes(text, credit));
  return nodes.figure.create({ id }, [nodes.picture.create({ html: { src: path, alt } }), caption]);
}

export type PlacedVideo = { path: string; poster: string; tracks: readonly Record<string, string>[] };

/** The video of the selected figure, or of the one in which the cursor is. */
export function videoAt({ selection, doc }: EditorState): (PlacedVideo & { position: number }) | undefined {
  const { $from } = selection;
  const figure = $from.nodeAfter?.type === nodes.figure ? $from.pos : $from.depth > 0 ? $from.before(1) : 0;
  const video = doc.nodeAt(figure)?.firstChild;
  if (video?.type !== nodes.video) return undefined;
  const { src: path = '', poster = '' } = video.attrs.html as Record<string, string>;
  return { path, poster, tracks: video.attrs.tracks, position: figure + 1 };
}

/** Changes the video of the selection, whose caption stays; undefined when there is none. */
export function changeVideo(state: EditorState, video: PlacedVideo): Transaction | undefined {
  const at = videoAt(state);
  return at && state.tr.setNodeMarkup(at.position, undefined, attributesOf(video));
}

export function figureOfVideo(video: PlacedVideo): Node {
  return nodes.figure.create(null, [nodes.video.create(attributesOf(video)), nodes.caption.create()]);
}

function attributesOf({ path, poster, tracks }: PlacedVideo) {
  return { html: { src: path, ...(poster && { poster }), preload: 'metadata' }, tracks };
}

export const pictureSizes = ['small', 'text', 'wide'] as const;
export const picturePlaces = ['left', 'centre', 'right'] as const;
export type PictureLayout = { size: (typeof pictureSizes)[number]; place: (typeof picturePlaces)[number] };

const layoutClasses = {
  small: 'figure-small',
  wide: 'figure-wide',
  centre: 'ql-align-center',
  right: 'ql-align-right',
};
const classesOf = (figure: Node): string[] => String(figure.attrs.html.class ?? '').split(' ');

export type SelectedPicture = PlacedPicture & PictureLayout & { /** That of its figure. */ figure: number };

/** The picture of the figure that begins at a position, or the one within a paragraph there, and how it stands in the text. */
export function pictureOfFigure(doc: Node, figure: number): SelectedPicture | undefined {
  const node = figure < 0 ? null : doc.nodeAt(figure);
  const position = node?.type === nodes.figure ? figure + 1 : figure;
  const picture = node && picturesIn(doc).find((one) => one.position === position);
  if (!picture) return undefined;
  const has = (name: keyof typeof layoutClasses) => classesOf(node).includes(layoutClasses[name]);
  const size = has('small') ? 'small' : has('wide') ? 'wide' : 'text';
  const place = has('centre') ? 'centre' : has('right') ? 'right' : 'left';
  return { ...picture, figure, size, place };
}

/** The selected picture, or the one in whose caption the cursor is. */
export function selectedPicture({ doc, selection }: EditorState): SelectedPicture | undefined {
  const { $from } = selection;
  if ($from.nodeAfter?.type === nodes.figure || selection instanceof NodeSelection)
    return pictureOfFigure(doc, $from.pos);
  return $from.parent.type === nodes.caption ? pictureOfFigure(doc, $from.before($from.depth - 1)) : undefined;
}

/** Another size or place for a picture. */
export function layOutPicture({ tr, doc }: EditorState, figure: number, layout: Partial<PictureLayout>): Transaction {
  const before = pictureOfFigure(doc, figure);
  const node = doc.nodeAt(figure);
  if (!before || !node) return tr;
  const { size, place } = { ...before, ...layout };
  const own = Object.values<string>(layoutClasses);
  const added = Object.entries(layoutClasses).flatMap(([name, one]) => (name === size || name === place ? [one] : []));
  const classes = [...classesOf(node).filter((one) => one !== '' && !own.includes(one)), ...added].join(' ');
  const { class: _class, ...html } = node.attrs.html;
  return tr.setNodeAttribute(figure, 'html', classes ? { ...html, class: classes } : html);
}

/** Another picture with its texts in the place of one; what an editor wrote below the old one stays. */
export function swapPicture(
  { tr, doc }: EditorState,
  figure: number,
  { path, alt, credit = '' }: { path: string; alt: string; credit?: string },
): Transaction {
  const before = pictureOfFigure(doc, figure);
  if (!before) return tr;
  tr.setNodeAttribute(before.position, 'html', { src: path, alt });
  const start = before.position + 2;
  const caption = captionNodes(before.caption ?? '', credit);
  return credit === before.credit ? tr : tr.replaceWith(start, tr.doc.resolve(start).end(), caption);
}

/** A picture in an article with its alternative text from the asset manager. */
export function pictureOf(asset: PickableAsset, language: string): { path: string; alt: string; credit: string } {
  const alt = language === 'en' ? asset.alt_text_en || asset.alt_text : asset.alt_text;
  return { path: asset.path, alt: asset.decorative ? '' : alt, credit: asset.credit };
}
