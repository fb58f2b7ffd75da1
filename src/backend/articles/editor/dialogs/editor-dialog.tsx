import type { EditorState } from 'prosemirror-state';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AssetPicker } from '../../../ui/asset-picker.tsx';
import type { AssetPickerWords, PickableAsset } from '../../../ui/pickable-assets.ts';
import type { ProblemTexts } from '../../../ui/problem-text.ts';
import type { EditorCommands } from '../editor-commands.ts';
import type { EditorWords } from '../editor-words.ts';
import type { RichText } from '../rich-text.ts';
import { DescriptionsDialog } from './descriptions-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';

/** A dialog that the editor has open. */
export type DialogKind = 'link' | 'picture' | 'replace' | 'descriptions' | 'video' | 'download' | 'caption';

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

type LinkDialogProps = {
  /** Link target of the selection; empty without a link. */
  address: string;
  words: EditorWords;
  onSave: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** The link dialog. It is outside the article form, so that Enter does not save the article. */
function LinkDialog({ address, words, onSave, onRemove, onClose }: LinkDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(address);
  const [wrong, setWrong] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const save = () => {
    const complete = completeAddress(typed);
    if (complete) onSave(complete);
    else setWrong(true);
  };
  return createPortal(
    <dialog aria-labelledby={`${id}-title`} className="desk-dialog max-w-120" onClose={onClose} ref={dialog}>
      <form
        className="desk-panel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h2 className="t-sub text-petrol-deep" id={`${id}-title`}>
          {words.link}
        </h2>
        <label className="t-label mt-4 block" htmlFor={`${id}-address`}>
          {words.address}
        </label>
        <input
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          aria-invalid={wrong || undefined}
          className="mt-1.5 block min-h-12 w-full rounded border-[1.5px] border-graphite/55 bg-white px-3.5 py-2.5"
          id={`${id}-address`}
          inputMode="url"
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder="https://"
          type="text"
          value={typed}
        />
        {wrong && (
          <p className="mt-1.5 text-small font-600 text-laterite-deep" id={`${id}-wrong`} role="alert">
            {words.wrongAddress}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <button className="btn-primary" type="submit">
            {words.saveLink}
          </button>
          {address && (
            <button className="btn-outline" onClick={onRemove} type="button">
              {words.removeLink}
            </button>
          )}
          <button className="btn-outline" onClick={onClose} type="button">
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}

/** Completes a typed address without a scheme; undefined for links that articles may not have. */
function completeAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/^\/(?!\/)/.test(text) || text.startsWith('#')) return text;
  if (/^[^\s@/:]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
  const complete = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(complete)) return undefined;
  const { protocol, hostname } = new URL(complete);
  if (!schemes.includes(protocol)) return undefined;
  return protocol.startsWith('http') && !hostname.includes('.') ? undefined : complete;
}
