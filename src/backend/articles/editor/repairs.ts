import { isHistoryTransaction } from 'prosemirror-history';
import { Plugin } from 'prosemirror-state';
import { blockId } from '../../../fields/rich-text/block-ids.ts';
import { schema } from '../../../fields/rich-text/schema.ts';

const { figure, paragraph } = schema.nodes;
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Gives ids to new blocks, and new ones to changed. Never during composition, which a changed node would break off. */
export function blockIds(isComposing: () => boolean): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, { doc, tr, plugins }) => {
      // What is undone becomes what it was.
      const edits = transactions.filter((one) => one.docChanged && !isHistoryTransaction(one));
      if (isComposing() || edits.length === 0) return null;
      const unchanged = new Set(before.doc.children);
      const taken = new Set<unknown>();
      const changed: [position: number, id: unknown][] = [];
      doc.forEach((node, position) => {
        const { id } = node.attrs;
        // A block that was copied within the text occurs twice.
        if (!unchanged.has(node) || taken.has(id)) changed.push([position, id]);
        else if (id) taken.add(id);
      });
      for (const [position, id] of changed) {
        const isOwn = typeof id === 'string' && blockId.test(id) && !taken.has(id);
        const kept = isOwn ? id : newBlockId();
        taken.add(kept);
        if (!isOwn) tr.setNodeAttribute(position, 'id', kept);
      }
      // Blocks that were moved into another one have no ids of their own.
      doc.descendants((node, position, parent) => {
        if (parent === doc) return !unchanged.has(node);
        if (node.isBlock && node.attrs.id) tr.setNodeAttribute(position, 'id', null);
        return !node.isTextblock;
      });
      if (!tr.docChanged) return null;
      // What an input rule has made of typed signs can still be undone.
      const rules = plugins.find(({ spec }) => spec.isInputRules);
      const undoable = rules && transactions.map((one) => one.getMeta(rules)).find(Boolean);
      return undoable ? tr.setMeta(rules, undoable) : tr;
    },
  });
}

/** A deletion that begins before a figure and ends in its caption leaves the caption without a picture. */
export function wholeFigures(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, { doc, tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      doc.descendants((node, position) => {
        const [media, caption] = node.children;
        if (node.type !== figure || media?.attrs.html.src !== '') return !node.isTextblock;
        const place = tr.mapping.map(position);
        tr.replaceWith(place, place + node.nodeSize, paragraph.create(null, caption?.content));
        return false;
      });
      return tr.docChanged ? tr : null;
    },
  });
}

export function newBlockId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => alphabet[byte % alphabet.length]).join('');
}
