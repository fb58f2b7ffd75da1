import { fill } from '../../../ui/forms/form-text.ts';
import type { EditorLabel, EditorWords } from './editor-words.ts';
import type { DroppedKind, DroppedPart } from './paste/dropped-parts.ts';

/** Names that are listed; the others are counted. */
const maxNames = 6;

const wordOf: Record<DroppedKind, EditorLabel> = {
  picture: 'droppedPicture',
  link: 'droppedLink',
  media: 'droppedMedia',
  embed: 'droppedEmbed',
  form: 'droppedForm',
  drawing: 'droppedDrawing',
  table: 'droppedTable',
  color: 'droppedColor',
  comment: 'droppedComment',
  change: 'droppedChange',
  hidden: 'droppedHidden',
  nesting: 'droppedNesting',
};

/** The notice that says what a paste did not take over; empty when it took over everything. */
export function droppedText(parts: readonly DroppedPart[], words: EditorWords): string {
  if (parts.length === 0) return '';
  const named = parts.slice(0, maxNames).map(({ kind, name }) => words[wordOf[kind]] + (name && ` “${name}”`));
  const others = parts.length - named.length;
  const list = [...named, ...(others > 0 ? [fill(words.droppedOthers, { count: String(others) })] : [])].join(', ');
  const hasPicture = parts.some(({ kind }) => kind === 'picture');
  return `${fill(words.dropped, { list })}${hasPicture ? ` ${words.addPictures}` : ''}`;
}
