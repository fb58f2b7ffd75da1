import type { IconName } from '../../../ui/media/icon-names.ts';
import type { RichText } from './rich-text.ts';

export type FormatState = Readonly<Record<string, unknown>>;

type EditorCommand = {
  label: string;
  icon: IconName;
  /** For what is on or off; undefined for what is done once. */
  isOn?: (state: FormatState) => boolean;
  run: (text: RichText, state: FormatState) => void;
};

/** What the toolbar offers, in groups; links and pictures ask first and stand apart. */
export const commandGroups: readonly (readonly EditorCommand[])[] = [
  [toggle('Heading 2', 'h-2', 'header', 2), toggle('Heading 3', 'h-3', 'header', 3)],
  [
    toggle('Bold', 'bold', 'bold', true),
    toggle('Italic', 'italic', 'italic', true),
    toggle('Underline', 'underline', 'underline', true),
  ],
  [
    toggle('Bulleted list', 'list', 'list', 'bullet'),
    toggle('Numbered list', 'list-numbers', 'list', 'ordered'),
    once('Decrease indent', 'indent-decrease', ({ quill }) => quill.format('indent', '-1', 'user')),
    once('Increase indent', 'indent-increase', ({ quill }) => quill.format('indent', '+1', 'user')),
    toggle('Quotation', 'blockquote', 'blockquote', true),
  ],
  [
    toggle('Centre', 'align-center', 'align', 'center'),
    toggle('Align right', 'align-right', 'align', 'right'),
    once('Clear formatting', 'clear-formatting', clearFormatting),
  ],
  [
    once('Undo', 'arrow-back-up', ({ quill }) => quill.history.undo()),
    once('Redo', 'arrow-forward-up', ({ quill }) => quill.history.redo()),
  ],
];

function toggle(label: string, icon: IconName, format: string, value: unknown): EditorCommand {
  const isOn = (state: FormatState) => state[format] === value;
  return { label, icon, isOn, run: ({ quill }, state) => quill.format(format, isOn(state) ? false : value, 'user') };
}

function once(label: string, icon: IconName, run: EditorCommand['run']): EditorCommand {
  return { label, icon, run };
}

function clearFormatting({ quill }: RichText): void {
  const range = quill.getSelection(true);
  quill.removeFormat(range.index, range.length, 'user');
}
