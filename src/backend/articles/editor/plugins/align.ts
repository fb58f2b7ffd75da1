import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';

const key = new PluginKey<DecorationSet>('alignment');
/** After a change of sizes and after a pause in typing, in milliseconds: what is typed waits for nothing. */
const wait = { size: 50, typing: 600 };
/** Invisible differences, in CSS pixels. */
const tolerance = 1;

const views = new Set<EditorView>();
let timer: ReturnType<typeof setTimeout> | undefined;
let typedAt = Number.NEGATIVE_INFINITY;

function schedule(): void {
  clearTimeout(timer);
  const milliseconds = Math.max(wait.size, typedAt + wait.typing - performance.now());
  timer = setTimeout(() => requestAnimationFrame(align), milliseconds);
}

/** Begins corresponding blocks of two languages that stand beside each other at the same height. */
export function alignment(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, spaces) => transaction.getMeta(key) ?? spaces.map(transaction.mapping, transaction.doc),
    },
    props: { decorations: (state) => key.getState(state) },
    view(view) {
      views.add(view);
      // Also when pictures are loaded, the window changes or a language is hidden.
      const sizes = new ResizeObserver(schedule);
      sizes.observe(view.dom);
      return {
        update(_view, { doc }) {
          if (doc === view.state.doc) return;
          if (view.hasFocus()) typedAt = performance.now();
          schedule();
        },
        destroy() {
          sizes.disconnect();
          views.delete(view);
          schedule();
        },
      };
    },
  });
}

type Block = { node: Node; position: number; top: number; space: number };

function align(): void {
  // A changed node would break a composition off.
  if ([...views].some(({ composing }) => composing)) {
    schedule();
    return;
  }
  const [one, other] = [...views].map((view) => ({ view, blocks: blocksOf(view), spaces: new Map<Block, number>() }));
  if (one && other && areBeside(one.view.dom, other.view.dom)) {
    let [shift, otherShift] = [0, 0];
    for (const [left, right] of pairs(one.blocks, other.blocks)) {
      const distance = left.top + shift - (right.top + otherShift);
      if (distance < -tolerance) {
        one.spaces.set(left, -distance);
        shift -= distance;
      } else if (distance > tolerance) {
        other.spaces.set(right, distance);
        otherShift += distance;
      }
    }
  }
  for (const side of [one, other]) if (side) space(side.view, side.blocks, side.spaces);
}

/** The blocks of a text with their heights, as if there were no space between them. */
function blocksOf(view: EditorView): Block[] {
  const blocks: Block[] = [];
  let before = 0;
  view.state.doc.forEach((node, position) => {
    const element = view.nodeDOM(position);
    if (!(element instanceof HTMLElement)) return;
    const space = Number.parseFloat(element.style.getPropertyValue('--above')) || 0;
    // The space is within the block, but above the line of a quotation.
    const above = node.type.name === 'blockquote' ? before + space : before;
    blocks.push({ node, position, top: element.getBoundingClientRect().top - above, space });
    before += space;
  });
  return blocks;
}

function areBeside(one: HTMLElement, other: HTMLElement): boolean {
  const [left, right] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return left.width > 0 && right.width > 0 && left.left !== right.left;
}

/**
 * Texts whose headings, figures, tables and lists are the same correspond between them by their order; other texts by their order
 * as a whole.
 */
function pairs(one: readonly Block[], other: readonly Block[]): [Block, Block][] {
  const [parts, otherParts] = [partsOf(one), partsOf(other)];
  const kinds = (all: readonly Block[][]) =>
    all.map(([first]) => first?.node.type.name === 'paragraph' || first?.node.type.name);
  const isSame = kinds(parts).slice(1).join() === kinds(otherParts).slice(1).join();
  const pairOf = (left: readonly Block[], right: readonly Block[]) =>
    left.flatMap((block, index): [Block, Block][] => (right[index] ? [[block, right[index]]] : []));
  return isSame ? parts.flatMap((part, index) => pairOf(part, otherParts[index] ?? [])) : pairOf(one, other);
}

/** Each part but the first begins with a block that is no paragraph. */
function partsOf(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (block.node.type.name !== 'paragraph') parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

function space(view: EditorView, blocks: readonly Block[], spaces: ReadonlyMap<Block, number>): void {
  if (blocks.every((block) => Math.abs((spaces.get(block) ?? 0) - block.space) <= tolerance)) return;
  const { doc, tr } = view.state;
  const decorations = blocks.flatMap((block) => {
    const height = spaces.get(block);
    if (height === undefined) return [];
    const style = `--above: ${height}px`;
    return [Decoration.node(block.position, block.position + block.node.nodeSize, { class: 'editor-spaced', style })];
  });
  view.dispatch(tr.setMeta(key, DecorationSet.create(doc, decorations)));
}
