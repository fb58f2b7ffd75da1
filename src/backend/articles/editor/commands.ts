import type { IconName } from '../../../ui/media/icon-names.ts';
import type { EditorWords } from './editor-words.ts';
import type { RichText } from './rich-text.ts';

export type FormatState = Readonly<Record<string, unknown>>;

type EditorCommand = {
  label: keyof EditorWords;
  icon: IconName;
  /** Toggle state; undefined for one-time actions. */
  isOn?: (state: FormatState) => boolean;
  run: (text: RichText, state: FormatState) => void;
};

/** Toolbar buttons by group; links and pictures open dialogs. */
export const commandGroups: readonly (readonly EditorCommand[])[] = [
  [toggle('heading2', 'h-2', 'header', 2), toggle('heading3', 'h-3', 'header', 3)],
  [
    toggle('bold', 'bold', 'bold', true),
    toggle('italic', 'italic', 'italic', true),
    toggle('underline', 'underline', 'underline', true),
  ],
  [
    toggle('bulletedList', 'list', 'list', 'bullet'),
    toggle('numberedList', 'list-numbers', 'list', 'ordered'),
    once('decreaseIndent', 'indent-decrease', ({ quill }) => quill.format('indent', '-1', 'user')),
    once('increaseIndent', 'indent-increase', ({ quill }) => quill.format('indent', '+1', 'user')),
    toggle('quotation', 'blockquote', 'blockquote', true),
  ],
  [
    toggle('centre', 'align-center', 'align', 'center'),
    toggle('alignRight', 'align-right', 'align', 'right'),
    once('clearFormatting', 'clear-formatting', clearFormatting),
  ],
  [
    once('undo', 'arrow-back-up', ({ quill }) => quill.history.undo()),
    once('redo', 'arrow-forward-up', ({ quill }) => quill.history.redo()),
  ],
];

function toggle(label: keyof EditorWords, icon: IconName, format: string, value: unknown): EditorCommand {
  const isOn = (state: FormatState) => state[format] === value;
  return { label, icon, isOn, run: ({ quill }, state) => quill.format(format, isOn(state) ? false : value, 'user') };
}

function once(label: keyof EditorWords, icon: IconName, run: EditorCommand['run']): EditorCommand {
  return { label, icon, run };
}

function clearFormatting({ quill }: RichText): void {
  const range = quill.getSelection(true);
  quill.removeFormat(range.index, range.length, 'user');
}
