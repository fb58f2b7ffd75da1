import type { EditorState } from 'prosemirror-state';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '../../../ui/forms/form-text.ts';
import { categoryOf } from '../../ui/forms/form-element.ts';
import { type AssetPickerWords, uploadAsset } from '../../ui/pickable-assets.ts';
import { type ProblemTexts, refusalText } from '../../ui/problem-text.ts';
import type { EditorCommands } from './editor-commands.ts';
import type { EditorLabel, EditorWords } from './editor-words.ts';
import type { DroppedKind, DroppedPart } from './paste/dropped-parts.ts';
import type { PlacedFigure, RichText } from './rich-text.ts';

type Options = {
  textarea: () => HTMLTextAreaElement | null;
  host: RefObject<HTMLDivElement | null>;
  label: string;
  language: string;
  /** Sanitised content of the field. */
  clean: string;
  /** Parts of the stored content that are not kept when it is changed. */
  dropped: readonly string[];
  /** Upload address of the asset API. */
  assets: string;
  invalid: boolean;
  words: EditorWords;
  picker: AssetPickerWords;
  problems: ProblemTexts;
  focusToolbar: () => void;
  askLink: () => void;
  askFind: (at: 'find' | 'replace') => void;
};

type Opened = { text: RichText; commands: EditorCommands };

/** Connects an editor to the plain HTML field, which holds the submitted value; unchanged content is not rewritten. */
export function useRichText({ textarea, host, assets, ...rest }: Options) {
  const [opened, setOpened] = useState<Opened>();
  const [state, setState] = useState<EditorState>();
  const [notice, setNotice] = useState('');
  const [notKept, setNotKept] = useState('');
  const [placed, setPlaced] = useState<PlacedFigure>();
  const given = useRef(rest);

  useEffect(() => {
    const field = textarea();
    const element = host.current;
    if (!field || !element) return;
    let gone = false;
    let text: RichText | undefined;
    let isWritten = true;
    // When the form is read, and not at each key, which in a long text would take too long.
    const write = () => {
      if (text && !isWritten) field.value = text.html();
      isWritten = true;
    };
    const { form } = field;
    const writeInto = ({ formData }: FormDataEvent) => {
      write();
      if (formData.has(field.name)) formData.set(field.name, field.value);
    };
    form?.addEventListener('formdata', writeInto);
    const { words, picker, problems, clean, dropped, label, language, invalid, ...asking } = given.current;
    const upload = async (file: File, onProgress: (percent: number) => void) => {
      const kind = { address: assets, category: categoryOf(form), mediaType: 'image', words: picker } as const;
      const answer = await uploadAsset(file, { ...kind, onProgress });
      if ('error' in answer) return { error: fill(words.uploadFailed, { problem: refusalText(answer, problems) }) };
      if (answer.wasStored) setNotice(fill(words.usesStored, { name: answer.name }));
      return { asset: answer };
    };
    const open = async () => {
      const { editorCommands, openRichText } = await import('./editor-commands.ts');
      if (gone) return;
      text = openRichText(element, {
        label,
        language,
        invalid,
        describedBy: field.getAttribute('aria-describedby'),
        upload,
        uploadWords: ({ name }) => ({
          uploading: fill(words.uploading, { name }),
          again: words.tryAgain,
          close: words.close,
        }),
        onPlaced: setPlaced,
        onChange: (next, isEdited) => {
          setState(next);
          if (!isEdited) return;
          isWritten = false;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        },
        onDropped: (parts) => setNotice(droppedText(parts, words)),
        onTooLong: () => setNotice(words.tooLong),
        ...asking,
      });
      text.load(clean);
      field.hidden = true;
      setOpened({ text, commands: editorCommands });
      if (dropped.length > 0) setNotKept(fill(words.notKept, { list: dropped.join(', ') }));
    };
    void open();
    return () => {
      gone = true;
      write();
      form?.removeEventListener('formdata', writeInto);
      text?.destroy();
      field.hidden = false;
    };
  }, [textarea, host, assets]);

  // A notice makes the toolbar higher.
  useEffect(() => {
    if (notKept !== '') opened?.text.showCursor();
  }, [notKept, opened]);

  const closeNotice = useCallback(() => {
    setNotice('');
    setNotKept('');
    opened?.text.focus();
  }, [opened]);
  return { opened, state, notice, notKept, closeNotice, placed, setPlaced };
}

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
function droppedText(parts: readonly DroppedPart[], words: EditorWords): string {
  if (parts.length === 0) return '';
  const named = parts.slice(0, maxNames).map(({ kind, name }) => words[wordOf[kind]] + (name && ` “${name}”`));
  const others = parts.length - named.length;
  const list = [...named, ...(others > 0 ? [fill(words.droppedOthers, { count: String(others) })] : [])].join(', ');
  const hasPicture = parts.some(({ kind }) => kind === 'picture');
  return `${fill(words.dropped, { list })}${hasPicture ? ` ${words.addPictures}` : ''}`;
}
