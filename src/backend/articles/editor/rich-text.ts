import { htmlIn, isSameHtml } from './editor-html.ts';
import { formats, Quill } from './formats.ts';

type RichTextOptions = {
  /** Accessible name of the text box. */
  label: string;
  language: string;
  describedBy: string | null;
  invalid: boolean;
  /** Uploads pictures and returns the stored ones. */
  upload: (files: File[]) => Promise<{ path: string; alt: string }[]>;
};

/** `index` is its position in the text. */
export type PlacedPicture = { index: number; path: string; alt: string };

/** Placeholder for a non-breaking space, which the editor would convert to a normal one. */
const keptSpace = '\ue000';

/** Mounts the editor accessibly: labelled, and without a keyboard trap. */
export function openRichText(host: HTMLElement, options: RichTextOptions) {
  const quill = new Quill(host, {
    formats,
    modules: {
      toolbar: false,
      // Tab moves to the next control; the toolbar buttons indent lists.
      keyboard: { bindings: withoutTab },
      uploader: {
        mimetypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'],
        handler: ({ index }: { index: number }, files: File[]) => void uploadAt(index, files),
      },
    },
  });
  const { root } = quill;
  const attributes: Record<string, string | null> = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': options.label,
    lang: options.language,
    'aria-describedby': options.describedBy,
    'aria-invalid': options.invalid ? 'true' : null,
  };
  for (const [name, value] of Object.entries(attributes)) if (value !== null) root.setAttribute(name, value);
  root.classList.add('prose-article');

  const insertPicture = (index: number, { path, alt }: { path: string; alt: string }) => {
    quill.insertEmbed(index, 'image', path, 'user');
    if (alt) quill.formatText(index, 1, 'alt', alt, 'user');
    quill.setSelection(index + 1, 0, 'user');
  };
  const uploadAt = async (index: number, files: File[]) => {
    let place = index;
    for (const picture of await options.upload(files)) {
      insertPicture(place, picture);
      place += 1;
    }
  };

  return {
    quill,
    html: () => htmlIn(quill),
    /** Returns whether the editor can represent this HTML without changing it. */
    load(html: string): boolean {
      const { ops } = quill.clipboard.convert({ html: html.replace(/&nbsp;|\u00a0/g, keptSpace), text: '' });
      // JSON preserves the structure of the content.
      const kept = JSON.parse(JSON.stringify(ops).replaceAll(keptSpace, '\u00a0')) as typeof ops;
      quill.setContents(kept, 'silent');
      quill.history.clear();
      return isSameHtml(htmlIn(quill), html);
    },
    /** Pictures in the text, in document order. */
    pictures(): PlacedPicture[] {
      const found: PlacedPicture[] = [];
      let index = 0;
      for (const { insert, attributes } of quill.getContents().ops) {
        const path = typeof insert === 'object' ? insert.image : undefined;
        if (typeof path === 'string') found.push({ index, path, alt: String(attributes?.alt ?? '') });
        index += typeof insert === 'string' ? insert.length : 1;
      }
      return found;
    },
    describePicture(index: number, alt: string): void {
      quill.formatText(index, 1, 'alt', alt, 'user');
    },
    insertPicture(picture: { path: string; alt: string }): void {
      insertPicture(quill.getSelection(true).index, picture);
    },
    destroy(): void {
      host.replaceChildren();
      host.className = '';
    },
  };
}

export type RichText = ReturnType<typeof openRichText>;

const withoutTab = {
  tab: null,
  indent: null,
  outdent: null,
  'remove tab': null,
  'indent code-block': null,
  'outdent code-block': null,
  'table tab': null,
};
