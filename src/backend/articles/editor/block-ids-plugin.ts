import { Plugin } from 'prosemirror-state';
import { blockId } from '../../../fields/block-ids.ts';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Gives ids to new blocks, and new ones to copies. Never during composition, which a changed node would break off. */
export function blockIds(isComposing: () => boolean): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, { doc, tr }) => {
      if (isComposing() || !transactions.some(({ docChanged }) => docChanged)) return null;
      const unchanged = new Set(before.doc.children);
      const taken = new Set(doc.children.filter((node) => unchanged.has(node)).map(({ attrs }) => attrs.id));
      doc.forEach((node, position) => {
        if (unchanged.has(node)) return;
        const { id } = node.attrs;
        const isOwn = typeof id === 'string' && blockId.test(id) && !taken.has(id);
        const kept = isOwn ? id : newBlockId();
        taken.add(kept);
        if (!isOwn) tr.setNodeAttribute(position, 'id', kept);
      });
      // Blocks that were moved into another one have no ids of their own.
      doc.descendants((node, position, parent) => {
        if (parent === doc) return !unchanged.has(node);
        if (node.isBlock && node.attrs.id) tr.setNodeAttribute(position, 'id', null);
        return !node.isTextblock;
      });
      return tr.docChanged ? tr : null;
    },
  });
}

function newBlockId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => alphabet[byte % alphabet.length]).join('');
}
