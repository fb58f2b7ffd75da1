import { useId, useRef } from 'react';
import type { MediaType } from '../../../fields/asset-categories.ts';
import { fill } from '../../../ui/forms/form-text.ts';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { ToastArea } from '../../../ui/forms/toast.tsx';
import type { ProblemTexts } from '../../ui/problem-text.ts';
import { type AssetUploadWords, type ChosenFile, useAssetUpload } from './use-asset-upload.ts';

type AssetUploadProps = {
  mediaType: MediaType;
  accept: string;
  hint: string;
  maxFiles: number;
  maxCharacters: { name: number; altText: number; credit: number };
  name: string;
  errors: { file?: string | undefined; name?: string | undefined };
  /** Upload address; receives one file per request. */
  api: string;
  list: string;
  /** Redirect address after a successful upload; the number of files is appended. */
  done: string;
  icons: string;
  words: AssetUploadWords;
  problems: ProblemTexts;
};

/**
 * File and name inputs of the surrounding form. With script, it uploads the files one by one and shows the progress
 * of each.
 */
export function AssetUpload(props: AssetUploadProps) {
  const { mediaType, accept, hint, maxCharacters, errors, icons, words } = props;
  const root = useRef<HTMLDivElement>(null);
  const upload = useAssetUpload(root, props);
  return (
    <div className="grid gap-5" ref={root}>
      <TextField
        multiple
        required
        accept={accept}
        disabled={upload.isSending}
        error={errors.file}
        hint={hint}
        id="file"
        label={words.files}
        mark="*"
        name="file"
        onChange={(event) => upload.choose([...(event.currentTarget.files ?? [])], event.currentTarget)}
        type="file"
      />
      {upload.files.length === 0 ? (
        <TextField
          defaultValue={props.name}
          error={errors.name}
          hint={words.nameHint}
          id="name"
          label={words.name}
          mark={words.optional}
          maxLength={maxCharacters.name}
          name="name"
        />
      ) : (
        <ul className="grid gap-3">
          {upload.files.map((file, index) => (
            <FileRow
              file={file}
              key={file.key}
              hasTexts={
                upload.files.length > 1 ? (mediaType === 'image' || mediaType === 'video' ? 'all' : 'credit') : 'none'
              }
              maxCharacters={maxCharacters}
              words={words}
              list={props.list}
              onAgain={() => upload.sendAgain(file.key)}
              onChange={(changed) => upload.describe(index, changed)}
            />
          ))}
        </ul>
      )}
      <p className="sr-only" role="status">
        {upload.announcement}
      </p>
      <ToastArea icons={icons} onClose={upload.closeToast} toast={upload.toast} words={words} />
    </div>
  );
}

type FileRowProps = {
  file: ChosenFile;
  words: AssetUploadWords;
  maxCharacters: AssetUploadProps['maxCharacters'];
  /** A single file is described by the fields of the form. */
  hasTexts: 'none' | 'credit' | 'all';
  /** Address of the list, which the number of an asset is appended to. */
  list: string;
  onAgain: () => void;
  onChange: (changed: Partial<ChosenFile>) => void;
};

function FileRow({ file, words, maxCharacters, hasTexts, list, onAgain, onChange }: FileRowProps) {
  const id = useId();
  const { filename, size, name, state, progress, error } = file;
  const isOpen = state === 'waiting' || state === 'failed';
  return (
    <li className="border-l-[3px] border-petrol bg-white px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span className="font-600 [overflow-wrap:anywhere]">{filename}</span>
        <span className="text-slate tabular-nums">{size}</span>
      </div>
      {state === 'stored' && file.stored && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          <span className="font-600">{fill(words.isStored, { name: file.stored.name })}</span>
          <a className="line-link py-1" href={`${list}/${file.stored.id}`} rel="noopener" target="_blank">
            {fill(words.openStored, { name: file.stored.name })}
          </a>
          <button className="line-link py-1" onClick={onAgain} type="button">
            {words.storeAgain}
          </button>
        </p>
      )}
      {state === 'refused' && <p className="mt-1 text-small font-600 text-laterite-deep">{error}</p>}
      {isOpen && (
        <div className="mt-2 grid gap-3 md:grid-cols-2">
          <TextField
            className="md:col-span-2"
            error={error}
            id={id}
            label={words.name}
            mark="*"
            maxLength={maxCharacters.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
            value={name}
          />
          {hasTexts === 'all' &&
            (['altText', 'altTextEn'] as const).map((text) => (
              <TextArea
                disabled={file.decorative}
                id={`${id}-${text}`}
                key={text}
                label={words[text]}
                lang={text === 'altText' ? 'id' : 'en'}
                maxLength={maxCharacters.altText}
                onChange={(event) => onChange({ [text]: event.currentTarget.value })}
                rows={2}
                value={file[text]}
              />
            ))}
          {hasTexts === 'all' && (
            <label className="flex min-h-11 items-center gap-3 text-small">
              <input
                checked={file.decorative}
                className="size-5 shrink-0 accent-petrol"
                onChange={(event) => onChange({ decorative: event.currentTarget.checked })}
                type="checkbox"
              />
              {words.decorative}
            </label>
          )}
          {hasTexts !== 'none' && (
            <TextField
              id={`${id}-credit`}
              label={words.credit}
              mark={words.optional}
              maxLength={maxCharacters.credit}
              onChange={(event) => onChange({ credit: event.currentTarget.value })}
              value={file.credit}
            />
          )}
        </div>
      )}
      {(state === 'sending' || state === 'done') && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-small">
          <progress
            aria-label={fill(words.uploadOf, { filename })}
            className="h-2 flex-1 accent-mangrove"
            max={100}
            value={state === 'done' ? 100 : progress}
          />
          {state === 'done' ? words.uploaded : progress < 100 ? `${progress} %` : words.beingPrepared}
        </p>
      )}
    </li>
  );
}
