import type { Node } from 'prosemirror-model';
import { useEffect, useState } from 'react';
import { fill } from '../../../ui/forms/form-text.ts';
import type { EditorWords } from '../editor/editor-words.ts';

type WordCountProps = { doc: Node; wordsPerMinute: number; words: EditorWords };

/** After a pause in typing: a changed count would be painted with every word. */
const pauseInMilliseconds = 250;

/** Words and reading time of the text. */
export function WordCount({ doc, wordsPerMinute, words }: WordCountProps) {
  const [count, setCount] = useState(() => wordsIn(doc));
  useEffect(() => {
    const timer = setTimeout(() => setCount(wordsIn(doc)), pauseInMilliseconds);
    return () => clearTimeout(timer);
  }, [doc]);
  if (count === 0) return '';
  if (count === 1) return words.oneWord;
  const minutes = Math.max(1, Math.ceil(count / wordsPerMinute));
  const written = new Intl.NumberFormat(document.documentElement.lang).format(count);
  return fill(words.wordCount, { words: written, minutes: String(minutes) });
}

/** Nodes never change: only blocks that were edited are counted anew. */
const counted = new WeakMap<Node, number>();

function wordsIn(doc: Node): number {
  return doc.children.reduce((sum, block) => sum + wordsOf(block), 0);
}

function wordsOf(block: Node): number {
  let count = counted.get(block);
  if (count === undefined) {
    count = block.textBetween(0, block.content.size, ' ', ' ').match(/\S+/g)?.length ?? 0;
    counted.set(block, count);
  }
  return count;
}
