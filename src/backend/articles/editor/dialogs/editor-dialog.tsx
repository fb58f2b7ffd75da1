import type { EditorState } from 'prosemirror-state';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { AssetPicker } from '../../../ui/asset-picker.tsx';
import type { AssetPickerWords, PickableAsset } from '../../../ui/pickable-assets.ts';
import type { ProblemTexts } from '../../../ui/problem-text.ts';
import type { EditorCommands } from '../editor-commands.ts';
import type { EditorWords } from '../editor-words.ts';
import type { RichText } from '../rich-text.ts';
import { LinkDialog } from './link-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';

/** A dialog that the editor has open. */
export type DialogKind = 'link' | 'picture' | 'replace' | 'video' | 'download' | 'caption';

type EditorDialogProps = {
  asking: DialogKind;
  text: RichText;
  commands: EditorCommands;
  state: EditorState;
  language: string;
  words: EditorWords;
  picker: AssetPickerWords;
  problems: ProblemTexts;
  /** Address of the asset API for staff. */
  assets: string;
  /** Address of the calls that say what a text may link to. */
  targets: string;
  /** Category of the offered pictures. */
  category: string;
  /** Closes the dialog and returns the focus to the text. */
  close: () => void;
};

/** The category that has documents; pictures are offered from that of the article. */
const documentCategory = 'reports';

export function EditorDialog(props: EditorDialogProps) {
  const { asking, text, commands, state, language, words, picker, problems, assets, targets, category, close } = props;
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
          language={language}
          onSave={(address, title) => {
            close();
            // Without a selection, the title or address becomes the link text.
            text.insertLink(address, title ?? address.replace(/^mailto:/, ''));
          }}
          targets={targets}
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
    case 'replace':
      return pick('image', (asset) => text.swap(state.selection.from, asset));
    default:
      return pick('image', text.insertAsset);
  }
}

type TextDialogProps = {
  title: string;
  value: string;
  language: string;
  save: string;
  words: EditorWords;
  onSave: (text: string) => void;
  onClose: () => void;
};

const maxCharacters = 300;

/** Dialog for one line of text. It is outside the article form, so that Enter does not save the article. */
function TextDialog({ title, value, language, save, words, onSave, onClose }: TextDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog aria-labelledby={`${id}-title`} className="desk-dialog max-w-120" onClose={onClose} ref={dialog}>
      <form
        className="desk-panel"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(field.current?.value ?? '');
        }}
      >
        <h2 className="t-sub text-petrol-deep" id={`${id}-title`}>
          {title}
        </h2>
        <input
          aria-labelledby={`${id}-title`}
          className="mt-4 block min-h-12 w-full rounded border-[1.5px] border-graphite/55 bg-white px-3.5 py-2.5"
          defaultValue={value}
          lang={language}
          maxLength={maxCharacters}
          ref={field}
          type="text"
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <button className="btn-primary" type="submit">
            {save}
          </button>
          <button className="btn-outline" onClick={onClose} type="button">
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
