import { type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '../../../ui/forms/form-text.ts';
import { categoryOf, draftRestored } from '../../ui/forms/form-element.ts';
import { type AssetPickerWords, uploadAsset } from '../../ui/pickable-assets.ts';
import { type ProblemTexts, problemText } from '../../ui/problem-text.ts';
import { picturesLeftOut } from '../form-element.ts';
import type { FormatState } from './commands.ts';
import type { EditorWords } from './editor-words.ts';
import { pictureOf } from './picture-of.ts';
import type { RichText } from './rich-text.ts';

type Options = {
  textarea: () => HTMLTextAreaElement | null;
  host: RefObject<HTMLDivElement | null>;
  label: string;
  language: string;
  /** Sanitised content of the field. */
  clean: string;
  /** Upload address of the asset API. */
  assets: string;
  invalid: boolean;
  words: EditorWords;
  picker: AssetPickerWords;
  problems: ProblemTexts | undefined;
};

/** `html`: the editor would change this content, so the plain field is used. */
type EditorMode = 'waiting' | 'rich' | 'html';

/** Connects an editor to the plain HTML field, which holds the submitted value; unchanged content is not rewritten. */
export function useRichText({ textarea, host, assets, ...rest }: Options) {
  const [text, setText] = useState<RichText>();
  const [mode, setMode] = useState<EditorMode>('waiting');
  const [state, setState] = useState<FormatState>({});
  const [notice, setNotice] = useState('');
  const given = useRef(rest);

  useEffect(() => {
    const field = textarea();
    const element = host.current;
    if (!field || !element) return;
    let gone = false;
    let opened: RichText | undefined;
    const { form } = field;
    const { words, picker, problems } = given.current;
    const show = (html: string) => {
      const fits = opened?.load(html) ?? false;
      setMode(fits ? 'rich' : 'html');
      field.hidden = fits;
    };
    const restored = () => show(field.value);
    const open = async () => {
      const { openRichText } = await import('./rich-text.ts');
      if (gone) return;
      const upload = async (files: File[]) => {
        const kept = [];
        for (const file of files) {
          setNotice(fill(words.uploading, { name: file.name }));
          const kind = { address: assets, category: categoryOf(form), mediaType: 'image', words: picker } as const;
          const answer = await uploadAsset(file, kind);
          if ('error' in answer) {
            setNotice(fill(words.uploadFailed, { problem: problemText(answer.error, problems) }));
            return kept;
          }
          kept.push(pictureOf(answer, given.current.language));
        }
        setNotice(kept.every(({ alt }) => alt !== '') ? '' : words.describeNew);
        return kept;
      };
      const { clean: first, label, language, invalid } = given.current;
      opened = openRichText(element, {
        label,
        language,
        invalid,
        describedBy: field.getAttribute('aria-describedby'),
        upload,
      });
      const { quill } = opened;
      quill.on('text-change', (_change, _before, source) => {
        if (source !== 'user' || !field.hidden) return;
        field.value = opened?.html() ?? field.value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      quill.on('editor-change', () => {
        const range = quill.getSelection();
        if (range) setState(quill.getFormat(range));
      });
      quill.root.addEventListener(picturesLeftOut, () => setNotice(words.leftOut));
      setText(opened);
      show(first);
      form?.addEventListener(draftRestored, restored);
    };
    void open();
    return () => {
      gone = true;
      form?.removeEventListener(draftRestored, restored);
      opened?.destroy();
      field.hidden = false;
    };
  }, [textarea, host, assets]);

  return { text, mode, state, notice };
}
