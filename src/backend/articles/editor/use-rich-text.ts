import { type RefObject, useEffect, useRef, useState } from 'react';
import { uploadAsset } from '../../ui/pickable-assets.ts';
import { articleRestored, categoryOf, picturesLeftOut } from '../form-element.ts';
import type { FormatState } from './commands.ts';
import { pictureOf } from './picture-of.ts';
import type { RichText } from './rich-text.ts';

type Options = {
  textarea: () => HTMLTextAreaElement | null;
  host: RefObject<HTMLDivElement | null>;
  label: string;
  language: string;
  /** The text of the field with nothing in it that a page must not show. */
  clean: string;
  /** Where the API takes new assets. */
  assets: string;
  invalid: boolean;
};

/** `html`: the text holds what the editor would change, so that it stays in the plain field. */
type EditorMode = 'waiting' | 'rich' | 'html';

/** Puts an editor over a plain field of HTML, which goes on holding what is sent; an untouched text stays as it is. */
export function useRichText({ textarea, host, label, language, clean, assets, invalid }: Options) {
  const [text, setText] = useState<RichText>();
  const [mode, setMode] = useState<EditorMode>('waiting');
  const [state, setState] = useState<FormatState>({});
  const [notice, setNotice] = useState('');
  const given = useRef({ label, language, clean, invalid });

  useEffect(() => {
    const field = textarea();
    const element = host.current;
    if (!field || !element) return;
    let gone = false;
    let opened: RichText | undefined;
    const { form } = field;
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
          setNotice(`Uploading ${file.name}…`);
          const kind = { address: assets, category: categoryOf(form), mediaType: 'image' } as const;
          const answer = await uploadAsset(file, kind);
          if ('error' in answer) {
            setNotice(`Upload failed: ${answer.error}`);
            return kept;
          }
          kept.push(pictureOf(answer, given.current.language));
        }
        setNotice(
          kept.every(({ alt }) => alt !== '')
            ? ''
            : 'Say what the new picture shows: Picture descriptions, in the toolbar.',
        );
        return kept;
      };
      const { clean: first, ...shown } = given.current;
      opened = openRichText(element, { ...shown, describedBy: field.getAttribute('aria-describedby'), upload });
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
      quill.root.addEventListener(picturesLeftOut, () =>
        setNotice('Pictures were left out: add them with the picture button, or paste them one by one.'),
      );
      setText(opened);
      show(first);
      form?.addEventListener(articleRestored, restored);
    };
    void open();
    return () => {
      gone = true;
      form?.removeEventListener(articleRestored, restored);
      opened?.destroy();
      field.hidden = false;
    };
  }, [textarea, host, assets]);

  return { text, mode, state, notice };
}
