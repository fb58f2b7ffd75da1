import { closeHistory } from 'prosemirror-history';
import { Fragment, type Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { htmlLimits } from '../../../../fields/html-limits.ts';
import { showPlace } from './cursor.ts';

/** What is looked for: literal text, never a pattern. */
export type Query = { text: string; matchCase: boolean };

type Match = { from: number; to: number };
type Found = { query: Query; matches: readonly Match[]; current: number; marks: DecorationSet };

const key = new PluginKey<Found | undefined>('find');
/** Matches that are marked on each side of the current one: a letter occurs a hundred thousand times. */
const maxMarked = 200;

export function find(): Plugin<Found | undefined> {
  return new Plugin<Found | undefined>({
    key,
    state: {
      init: () => undefined,
      apply(transaction, found, _before, { doc }) {
        const asked = transaction.getMeta(key) as { query?: Query; current?: number } | undefined;
        if (asked && 'query' in asked) return asked.query && search(doc, asked.query, transaction.selection.from);
        if (!found) return undefined;
        if (transaction.docChanged) {
          const place = found.matches[found.current]?.from ?? 0;
          return search(doc, found.query, transaction.mapping.map(place));
        }
        return asked?.current === undefined ? found : marked(doc, { ...found, current: asked.current });
      },
    },
    props: { decorations: (state) => key.getState(state)?.marks },
  });
}

export function foundIn(state: EditorState): { count: number; current: number } | undefined {
  const found = key.getState(state);
  return found && { count: found.matches.length, current: found.current };
}

/** Begins, changes or, without a query, ends the search. */
export function lookFor(view: EditorView, query: Query | undefined): void {
  view.dispatch(view.state.tr.setMeta(key, { query }));
  if (query) select(view, key.getState(view.state)?.current ?? 0);
}

/** On to the next match, or back to the one before. */
export function step(view: EditorView, by: 1 | -1): void {
  const found = key.getState(view.state);
  if (!found || found.matches.length === 0) return;
  select(view, (found.current + by + found.matches.length) % found.matches.length);
}

export function replaceOne(view: EditorView, by: string): void {
  const found = key.getState(view.state);
  const match = found?.matches[found.current];
  if (!match) return;
  const { tr } = view.state;
  closeHistory(tr).replaceWith(match.from, match.to, textNode(tr.doc, match, by));
  // What was put in is not found again.
  tr.setSelection(TextSelection.create(tr.doc, match.from + by.length));
  view.dispatch(tr);
  const next = key.getState(view.state);
  const after = next?.matches.findIndex(({ from }) => from >= match.from + by.length) ?? -1;
  select(view, Math.max(0, after));
}

/** In one step of the history; returns how many were replaced, or undefined when the text would become too long. */
export function replaceAll(view: EditorView, by: string): number | undefined {
  const { query, matches = [] } = key.getState(view.state) ?? {};
  const growth = matches.length * (by.length - (query?.text.length ?? 0));
  if (growth > 0 && view.state.doc.content.size + growth > htmlLimits.maxCharacters) return undefined;
  const { doc } = view.state;
  const tr = closeHistory(view.state.tr);
  const blocks = Map.groupBy(matches, ({ from }) => doc.resolve(from).start());
  // One step for each block, the last first: a step for each match takes minutes.
  for (const [start, own] of [...blocks].toReversed()) {
    const { parent } = doc.resolve(start);
    const parts: Node[] = [];
    let at = 0;
    for (const match of own) {
      parts.push(...parent.content.cut(at, match.from - start).content, ...textNode(doc, match, by));
      at = match.to - start;
    }
    parts.push(...parent.content.cut(at).content);
    tr.replaceWith(start, start + parent.content.size, Fragment.fromArray(parts));
  }
  if (tr.docChanged) view.dispatch(tr);
  return matches.length;
}

/** With the formatting of the first letter that is replaced; nothing for no text. */
function textNode(doc: Node, { from, to }: Match, text: string): Node[] {
  return text === '' ? [] : [doc.type.schema.text(text, doc.resolve(from).marksAcross(doc.resolve(to)) ?? [])];
}

function select(view: EditorView, current: number): void {
  const match = key.getState(view.state)?.matches[current];
  if (!match) return;
  const { tr } = view.state;
  tr.setMeta(key, { current }).setSelection(TextSelection.create(tr.doc, match.from, match.to));
  view.dispatch(tr);
  showPlace(view, match.from);
}

/** The current match is the first one from a place on. */
function search(doc: Node, query: Query, place: number): Found {
  const matches: Match[] = [];
  if (query.text !== '') {
    const wanted = query.matchCase ? query.text : folded(query.text);
    doc.descendants((block, position) => {
      if (!block.isTextblock) return true;
      const written = block.textBetween(0, block.content.size, undefined, '\ufffc');
      const text = query.matchCase ? written : folded(written);
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
        matches.push({ from: position + 1 + at, to: position + 1 + at + wanted.length });
      }
      return false;
    });
  }
  const next = matches.findIndex(({ from }) => from >= place);
  return marked(doc, { query, matches, current: Math.max(0, next), marks: DecorationSet.empty });
}

/** In lower case and of the same length, so that places in it are places in the text. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : Array.from(text, ofSameLength).join('');
}

function ofSameLength(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}

function marked(doc: Node, found: Found): Found {
  const first = Math.max(0, found.current - maxMarked);
  const marks = found.matches.slice(first, found.current + maxMarked).map(({ from, to }, index) => {
    const isCurrent = first + index === found.current;
    return Decoration.inline(from, to, { class: isCurrent ? 'editor-match editor-match-current' : 'editor-match' });
  });
  return { ...found, marks: DecorationSet.create(doc, marks) };
}
