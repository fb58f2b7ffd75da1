// Edits articles at random with the commands of the editor, writes each result as HTML, sanitises and reads it, and stops at the first
// edit after which something is missing: `bun run fuzz:edits [--edits 100000] [--seed 1]`.
import { parseArgs } from 'node:util';
import { joinBackward, setBlockType, splitBlock, toggleMark } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { CellSelection, isInTable, tableEditing } from 'prosemirror-tables';
import { commandGroups, insertNode } from '../../src/backend/articles/editor/commands.ts';
import { figureOfPicture, figureOfVideo } from '../../src/backend/articles/editor/pictures.ts';
import { blockIds, wholeFigures } from '../../src/backend/articles/editor/repairs.ts';
import { insertTable, setCaption, tableCommands } from '../../src/backend/articles/editor/table-commands.ts';
import { demoArticles } from '../../src/content/news/demo-articles.ts';
import { sanitizeArticleHtml } from '../../src/domain/articles/sanitize.ts';
import { documentOf, htmlOf, isBlank } from '../../src/fields/rich-text/html.ts';
import { schema } from '../../src/fields/rich-text/schema.ts';

const { nodes, marks } = schema;
const editsOfOneText = 150;
const texts = ['kata', 'dua kata', ' & <b>', '"', '\u00a0', 'é', '𝛼', 'a\tb', 'akhir ', ' awal'];
const given = demoArticles
  .filter(({ category }) => category === 'news')
  .flatMap(({ details }) => Object.values(details).map(({ content }) => sanitizeArticleHtml(content)));

type Loss = { edit: number; html: string; expected: string; found: string };

/** The first edit that loses something; undefined when none does. */
export function firstLoss({ edits, seed }: { edits: number; seed: number }): Loss | undefined {
  const random = randomNumbers(seed);
  const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  let state = EditorState.create({ schema });
  for (let edit = 0; edit < edits; edit += 1) {
    if (edit % editsOfOneText === 0) state = opened(one(given));
    state = selected(state, random);
    const before = state;
    const run = one(kindsOfEdit)(one, state);
    run(state, (transaction) => {
      state = state.apply(transaction);
    });
    if (!isValid(state.doc)) state = before;
    const html = htmlOf(state.doc);
    const clean = sanitizeArticleHtml(html);
    const [written, read] = [shapesOf(state.doc), shapesOf(documentOf(clean))];
    const lost = written.findIndex((block, index) => block !== read[index]);
    if (lost >= 0 || written.length !== read.length)
      return { edit, html, expected: written.at(lost) ?? '', found: read[lost] ?? read.at(-1) ?? '' };
    if (sanitizeArticleHtml(clean) !== clean) return { edit, html, expected: clean, found: sanitizeArticleHtml(clean) };
  }
  return undefined;
}

/** Inserting a part of a list into another one can leave an empty list: such an edit is not made. */
function isValid(doc: Node): boolean {
  try {
    doc.check();
    return true;
  } catch {
    return false;
  }
}

type Pick = <T>(values: readonly T[]) => T;

/** What editors do, each with the selection of the moment. */
const kindsOfEdit: readonly ((one: Pick, state: EditorState) => Command)[] = [
  (one) => (state, dispatch) => dispatched(dispatch, state.tr.insertText(one(texts))),
  (one) => (state, dispatch) => dispatched(dispatch, state.tr.insertText(one(texts))),
  () => (state, dispatch) => dispatched(dispatch, state.tr.deleteSelection()),
  () => (state, dispatch) => splitListItem(nodes.list_item)(state, dispatch) || splitBlock(state, dispatch),
  () => joinBackward,
  () => (state, dispatch) => dispatched(dispatch, state.tr.replaceSelectionWith(nodes.line_break.create())),
  (one) => toggleMark(one([marks.strong, marks.em, marks.u, marks.s, marks.sub, marks.sup, marks.small, marks.code])),
  (one) => toggleMark(marks.link, { html: { href: one(['/news', 'https://example.com/?a=1&b="2"']) } }),
  (one) => toggleMark(marks.span, { html: one<object>([{ lang: 'la' }, { dir: 'rtl' }, { lang: 'ar', dir: 'rtl' }]) }),
  () => setBlockType(nodes.preformatted),
  (one) => one(commandGroups.flat()).run,
  (one) => one(commandGroups.flat()).run,
  (one, state) => (isInTable(state) ? one(tableCommands).run : insertTable(one([1, 2, 3]), one([1, 2, 3]))),
  (one, state) => (isInTable(state) ? setCaption(one(['', 'Judul & tahun'])) : joinBackward),
  (one) => (state, dispatch) =>
    insertNode(
      figureOfPicture({ path: '/assets/a.webp', alt: one(['', 'Kapal "A"']), credit: one(['', 'Sari']) }),
      state,
      dispatch,
    ),
  (one) => (state, dispatch) => {
    const tracks = one([[], [{ kind: 'captions', src: '/assets/a.vtt', srclang: 'id', label: 'Bahasa' }]]);
    return insertNode(
      figureOfVideo({ path: '/assets/a.mp4', poster: one(['', '/assets/a.webp']), tracks }),
      state,
      dispatch,
    );
  },
  (one) => (state, dispatch) => {
    const [from = 0, to = 0] = [one([0.1, 0.3, 0.5]), one([0.5, 0.6, 0.9])].map((at) =>
      Math.floor(at * state.doc.content.size),
    );
    return dispatched(dispatch, state.tr.replaceSelection(state.doc.slice(from, Math.min(to, from + 300))));
  },
];

function dispatched(dispatch: Parameters<Command>[1], transaction: EditorState['tr']): boolean {
  dispatch?.(transaction);
  return true;
}

function opened(html: string): EditorState {
  return EditorState.create({
    doc: documentOf(html),
    plugins: [history(), wholeFigures(), blockIds(() => false), tableEditing()],
  });
}

/** Somewhere else, mostly a cursor or a few words, sometimes a node or the cells of a table. */
function selected(state: EditorState, random: () => number): EditorState {
  const { doc, tr } = state;
  const at = Math.floor(random() * doc.content.size);
  const $at = doc.resolve(at);
  const kind = random();
  if (kind < 0.1 && $at.nodeAfter && NodeSelection.isSelectable($at.nodeAfter))
    return state.apply(tr.setSelection(NodeSelection.create(doc, at)));
  const inside = state.apply(tr.setSelection(TextSelection.near($at)));
  if (kind < 0.3 && isInTable(inside)) {
    const { $from } = inside.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      if ($from.node(depth).type.spec.tableRole !== 'row') continue;
      const cells = CellSelection.rowSelection(doc.resolve($from.before(depth + 1)));
      return inside.apply(inside.tr.setSelection(cells));
    }
  }
  const to = Math.min(doc.content.size, at + Math.floor(random() * random() * 60));
  return kind < 0.6 ? inside : state.apply(tr.setSelection(TextSelection.between($at, doc.resolve(to))));
}

/** All that a reader could notice: not white space that browsers collapse, and no blank paragraphs at the end. */
function shapesOf({ children }: Node): string[] {
  const end = children.findLastIndex((block) => !isBlank(block)) + 1;
  return children.slice(0, end).map((block) => JSON.stringify(nodeShape(block)));
}

function nodeShape(node: Node): unknown {
  const { type, attrs, marks: set, children } = node;
  const inline = node.isTextblock && type !== nodes.preformatted ? withoutSpace(node) : children.map(nodeShape);
  const { section: _section, ...shown } = attrs;
  // A row above one of the head, or below one of the foot, belongs to it.
  const sections = children.map((row) => row.attrs.section);
  const ends = type === nodes.table && [sections.lastIndexOf('thead'), sections.indexOf('tfoot')];
  return [type.name, shown, ends, set, node.isText ? node.text : inline];
}

function withoutSpace(block: Node): unknown[] {
  const found: { marks: string; text: string }[] = [];
  for (const node of block.children) {
    const text = node.isText
      ? (node.text ?? '').replace(/[ \t\r\n\f]+/g, '')
      : JSON.stringify([node.type.name, node.attrs]);
    const key = JSON.stringify(node.marks);
    const last = found.at(-1);
    if (text === '') continue;
    if (last?.marks === key) last.text += text;
    else found.push({ marks: key, text });
  }
  return found;
}

/** Mulberry32: the same numbers for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { edits: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
  });
  const loss = firstLoss({ edits: Number(values.edits), seed: Number(values.seed) });
  console.log(loss ?? `${values.edits} edits, and nothing was lost.`);
  process.exit(loss ? 1 : 0);
}
