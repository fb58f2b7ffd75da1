import { useId, useRef } from 'react';
import type { MediaType } from '../../fields/asset-categories.ts';
import { fill } from '../../ui/forms/form-text.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ToastArea } from '../../ui/forms/toast.tsx';
import type { ProblemTexts } from '../ui/problem-text.ts';
import type { AssetUploadWords } from './asset-upload-words.ts';
import { type ChosenFile, useAssetUpload } from './use-asset-upload.ts';

type AssetUploadProps = {
  mediaType: MediaType;
  accept: string;
  /** Accepted file types. */
  hint: string;
  /** Maximum files per upload. */
  maxFiles: number;
  maxNameCharacters: number;
  /** Submitted values of a form sent without script. */
  name: string;
  errors: { file?: string | undefined; name?: string | undefined };
  /** Upload address; receives one file per request. */
  api: string;
  /** Redirect address after a successful upload; the number of files is appended. */
  done: string;
  icons: string;
  words: AssetUploadWords;
  problems: ProblemTexts | undefined;
};

/**
 * File and name inputs of the surrounding form. With script, it uploads the files one by one and shows the progress
 * of each.
 */
export function AssetUpload(props: AssetUploadProps) {
  const { mediaType, accept, hint, maxNameCharacters, errors, icons, words } = props;
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
          maxLength={maxNameCharacters}
          name="name"
        />
      ) : (
        <ul className="grid gap-3">
          {upload.files.map((file, index) => (
            <FileRow
              file={file}
              key={file.key}
              maxNameCharacters={maxNameCharacters}
              words={words}
              onName={(name) => upload.rename(index, name)}
            />
          ))}
        </ul>
      )}
      {upload.files.length > 1 && (mediaType === 'image' || mediaType === 'video') && (
        <p className="text-small text-slate">{words.oneByOne}</p>
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
  maxNameCharacters: number;
  onName: (name: string) => void;
};

function FileRow({ file, words, maxNameCharacters, onName }: FileRowProps) {
  const id = useId();
  const { filename, megabytes, name, state, progress, error } = file;
  return (
    <li className="border-l-[3px] border-petrol bg-white px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span className="font-600 [overflow-wrap:anywhere]">{filename}</span>
        <span className="text-slate tabular-nums">{megabytes}</span>
      </div>
      {state === 'waiting' || state === 'failed' ? (
        <TextField
          error={error}
          id={id}
          label={words.name}
          mark="*"
          maxLength={maxNameCharacters}
          onChange={(event) => onName(event.currentTarget.value)}
          value={name}
        />
      ) : (
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
