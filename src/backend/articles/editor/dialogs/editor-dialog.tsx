import type { EditorState } from 'prosemirror-state';
import { createPortal } from 'react-dom';
import { AssetPicker } from '../../../ui/asset-picker.tsx';
import type { AssetPickerWords, PickableAsset } from '../../../ui/pickable-assets.ts';
import type { ProblemTexts } from '../../../ui/problem-text.ts';
import type { EditorCommands } from '../editor-commands.ts';
import type { EditorWords } from '../editor-words.ts';
import { pictureOf } from '../picture-of.ts';
import type { RichText } from '../rich-text.ts';
import { DescriptionsDialog } from './descriptions-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';

/** A dialog that the editor has open. */
export type DialogKind = 'link' | 'picture' | 'descriptions' | 'video' | 'download' | 'caption';

type EditorDialogProps = {
  asking: DialogKind;
  text: RichText;
  commands: EditorCommands;
  state: EditorState;
  language: string;
  words: EditorWords;
  picker: AssetPickerWords;
  problems: ProblemTexts | undefined;
  /** Address of the asset API for staff. */
  assets: string;
  /** Category of the offered pictures. */
  category: string;
  /** Closes the dialog and returns the focus to the text. */
  close: () => void;
};

/** The category that has documents; pictures are offered from that of the article. */
const documentCategory = 'reports';

export function EditorDialog(props: EditorDialogProps) {
  const { asking, text, commands, state, language, words, picker, problems, assets, category, close } = props;
  const pick = (mediaType: 'image' | 'document', onPick: (asset: PickableAsset) => void) =>
    createPortal(
      <AssetPicker
        address={assets}
        category={mediaType === 'image' ? category : documentCategory}
        mediaType={mediaType}
        onClose={close}
        onPick={(asset) => {
          close();
          onPick(asset);
        }}
        problems={problems}
        words={picker}
      />,
      document.body,
    );
  switch (asking) {
    case 'link':
      return (
        <LinkDialog
          address={commands.linkAt(state)}
          onClose={close}
          onRemove={() => {
            text.removeLink();
            close();
          }}
          onSave={(address) => {
            close();
            // Without a selection, the address becomes the link text.
            text.insertLink(address, address.replace(/^mailto:/, ''));
          }}
          words={words}
        />
      );
    case 'descriptions':
      return (
        <DescriptionsDialog
          language={language}
          onClose={close}
          onSave={(pictures) => {
            text.describePictures(pictures);
            close();
          }}
          pictures={text.pictures()}
          words={words}
        />
      );
    case 'caption':
      return (
        <TextDialog
          language={language}
          onClose={close}
          onSave={(caption) => {
            text.run(commands.setCaption(caption));
            close();
          }}
          save={words.saveDescriptions}
          title={words.tableCaption}
          value={commands.captionOf(state)}
          words={words}
        />
      );
    case 'video':
      return (
        <VideoDialog
          assets={assets}
          category={category}
          onClose={close}
          onSave={(video) => {
            close();
            text.placeVideo(video);
          }}
          picker={picker}
          problems={problems}
          video={text.videoAtSelection()}
          words={words}
        />
      );
    case 'download':
      return pick('document', ({ path, title, name }) => text.insertLink(path, `${title || name} (PDF)`));
    default:
      return pick('image', (asset) => text.insertPicture(pictureOf(asset, language)));
  }
}
