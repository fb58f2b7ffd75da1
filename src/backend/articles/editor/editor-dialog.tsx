import { createPortal } from 'react-dom';
import { AssetPicker } from '../../ui/asset-picker.tsx';
import type { AssetPickerWords } from '../../ui/pickable-assets.ts';
import type { ProblemTexts } from '../../ui/problem-text.ts';
import { DescriptionsDialog } from './descriptions-dialog.tsx';
import type { EditorWords } from './editor-words.ts';
import { LinkDialog } from './link-dialog.tsx';
import { pictureOf } from './picture-of.ts';
import type { RichText } from './rich-text.ts';

/** A dialog that the editor has open. */
export type Asked = 'link' | 'picture' | 'descriptions';

type EditorDialogProps = {
  asking: Asked;
  text: RichText;
  language: string;
  words: EditorWords;
  picker: AssetPickerWords;
  problems: ProblemTexts | undefined;
  /** Address of the asset API for staff. */
  assets: string;
  /** Category of the offered pictures. */
  category: string;
  /** Link target of the selection; empty without a link. */
  link: string;
  /** Closes the dialog and returns the focus to the text. */
  close: () => void;
};

export function EditorDialog(props: EditorDialogProps) {
  const { asking, text, language, words, picker, problems, assets, category, link, close } = props;
  if (asking === 'link') {
    return (
      <LinkDialog
        address={link}
        words={words}
        onClose={close}
        onRemove={() => {
          text.quill.format('link', false, 'user');
          close();
        }}
        onSave={(address) => {
          close();
          insertLink(text, address);
        }}
      />
    );
  }
  if (asking === 'descriptions') {
    return (
      <DescriptionsDialog
        language={language}
        words={words}
        onClose={close}
        onSave={(described) => {
          for (const { index, alt } of described) text.describePicture(index, alt);
          close();
        }}
        pictures={text.pictures()}
      />
    );
  }
  return createPortal(
    <AssetPicker
      address={assets}
      category={category}
      mediaType="image"
      words={picker}
      problems={problems}
      onClose={close}
      onPick={(asset) => {
        close();
        text.insertPicture(pictureOf(asset, language));
      }}
    />,
    document.body,
  );
}

/** Without a selection, the address becomes the link text. */
function insertLink({ quill }: RichText, address: string): void {
  const range = quill.getSelection(true);
  const current = quill.getFormat(range).link;
  if (range.length > 0 || current) {
    quill.format('link', address, 'user');
    return;
  }
  quill.insertText(range.index, address.replace(/^mailto:/, ''), 'link', address, 'user');
}
