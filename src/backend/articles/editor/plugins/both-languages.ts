import { isHistoryTransaction } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type PlacedPicture, pictureOfFigure } from '../pictures.ts';

/** The open editors of the article, by language. */
const views = new Map<string, EditorView>();
/** Blocks that were inserted into both texts at once. */
const joint = new Set<string>();

/** Knows the editor of a language; what undo takes out of one text, and was inserted into both, leaves the other too. */
export function inBothLanguages(language: string): Plugin {
  return new Plugin({
    view(view) {
      views.set(language, view);
      return { destroy: () => void (views.get(language) === view && views.delete(language)) };
    },
    appendTransaction(transactions, before, { doc }) {
      if (joint.size === 0 || !transactions.some(isHistoryTransaction)) return null;
      const gone = [...joint].filter((id) => indexOf(before.doc, id) >= 0 && indexOf(doc, id) < 0);
      // Not within this transaction: the other editor has its own.
      if (gone.length > 0) queueMicrotask(() => leaveOthers(language, gone));
      return null;
    },
  });
}

/** Inserts a block of this text at the aligned place of the other languages that the article has, made for each. */
export function insertInOthers(language: string, id: string, blockFor: (language: string) => Node): void {
  const doc = views.get(language)?.state.doc;
  const index = doc ? indexOf(doc, id) : -1;
  // Within a list or a table there is no aligned place.
  if (!doc || index < 0) return;
  for (const [other, view] of othersOf(language)) {
    const at = alignedIndex(doc, index, view.state.doc);
    view.dispatch(view.state.tr.insert(positionOf(view.state.doc, at), blockFor(other)));
    joint.add(id);
  }
}

export type JointPicture = { language: string; view: EditorView; picture: PlacedPicture };

/** The picture of a figure, and those of the same block in other languages. */
export function jointPictures(language: string, figure: number): JointPicture[] {
  const own = views.get(language);
  const id = own?.state.doc.nodeAt(figure)?.attrs.id;
  const others = id ? othersOf(language) : [];
  const placed = others.map(([other, view]) => {
    const index = indexOf(view.state.doc, id);
    return { language: other, view, figure: index < 0 ? -1 : positionOf(view.state.doc, index) };
  });
  return [...(own ? [{ language, view: own, figure }] : []), ...placed].flatMap((one) => {
    const picture = one.figure < 0 ? undefined : pictureOfFigure(one.view.state.doc, one.figure);
    return picture ? [{ language: one.language, view: one.view, picture }] : [];
  });
}

function othersOf(language: string): [language: string, view: EditorView][] {
  // The editor of a screen that was left may still be known.
  return [...views].filter(([other, { dom }]) => other !== language && dom.isConnected && isWritten(other));
}

/** Whether the article has the language. */
function isWritten(language: string): boolean {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[name="languages"][value="${language}"]`)];
  return boxes.some(({ type, checked }) => type === 'hidden' || checked);
}

/** As many blocks after the nearest block that both texts have; without such a block, at the same place of both. */
function alignedIndex(doc: Node, index: number, other: Node): number {
  for (let at = index - 1; at >= 0; at -= 1) {
    const shared = indexOf(other, doc.child(at).attrs.id);
    if (shared >= 0) return Math.min(shared + index - at, other.childCount);
  }
  return Math.min(index, other.childCount);
}

function indexOf(doc: Node, id: string | null): number {
  return id === null ? -1 : doc.children.findIndex(({ attrs }) => attrs.id === id);
}

function positionOf(doc: Node, index: number): number {
  return doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
}

function leaveOthers(language: string, ids: readonly string[]): void {
  for (const [other, view] of views) {
    for (const id of other === language ? [] : ids) {
      const { doc, tr } = view.state;
      const index = indexOf(doc, id);
      if (index >= 0) view.dispatch(tr.delete(positionOf(doc, index), positionOf(doc, index + 1)));
    }
  }
}
