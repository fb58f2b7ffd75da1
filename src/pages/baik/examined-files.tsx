import { fill } from '../../ui/forms/form-text.ts';
import { SpriteIcon } from '../../ui/media/sprite-icon.tsx';
import type { BaikFormProps, BaikFormWords, ExaminedFileProps } from './baik-form-props.ts';

type ExaminedFilesProps = {
  files: readonly ExaminedFileProps[];
  words: BaikFormWords;
  locale: string;
  icons: BaikFormProps['icons'];
  /** Removes a file immediately; without script, removal is one of the choices. */
  onRemove?: ((file: ExaminedFileProps) => void) | undefined;
};

const megabyte = 1024 * 1024;

/** Uploaded files with the metadata found in each and the choice of what to do with it. */
export function ExaminedFiles({ files, words, locale, icons, onRemove }: ExaminedFilesProps) {
  if (files.length === 0) return null;
  const sizes = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <section
      aria-labelledby="baik-files-title"
      className="border-l-[5px] border-petrol bg-white px-5 py-5"
      id="baik-files"
    >
      <h3 className="t-item" id="baik-files-title">
        {words.filesTitle}
      </h3>
      <p className="mt-2 text-small text-slate">{words.filesIntro}</p>
      <ul className="mt-4">
        {files.map((file) => (
          <li className="border-t border-graphite/20 py-4" key={file.key}>
            <fieldset>
              <legend className="sr-only">{fill(words.choiceFor, { name: file.filename })}</legend>
              <div className="flex items-center gap-3">
                <SpriteIcon icons={icons} name="file-text" />
                <span className="min-w-0 flex-1 font-650 [overflow-wrap:anywhere]">{file.filename}</span>
                <span className="text-tiny text-slate">{sizes.format(file.size / megabyte)} MB</span>
                {onRemove && (
                  <button
                    aria-label={fill(words.removeFile, { name: file.filename })}
                    className="icon-button"
                    onClick={() => onRemove(file)}
                    type="button"
                  >
                    <SpriteIcon icons={icons} name="x" />
                  </button>
                )}
              </div>
              <Findings file={file} words={words} />
              <Choices file={file} hasButton={onRemove !== undefined} words={words} />
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Findings({ file: { condition, findings }, words }: { file: ExaminedFileProps; words: BaikFormWords }) {
  if (condition !== 'clean') {
    return (
      <p className="mt-2 text-small font-600 text-laterite-deep">
        {condition === 'protected' ? words.isProtected : words.isDamaged}
      </p>
    );
  }
  if (findings.length === 0) return <p className="mt-2 text-small text-slate">{words.nothingFound}</p>;
  return (
    <dl className="mt-3 grid gap-x-5 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
      {findings.map(({ kind, value }) => (
        <div className="contents" key={`${kind} ${value}`}>
          <dt className="text-slate">{words[`found_${kind}`]}</dt>
          <dd className="mb-1.5 font-600 [overflow-wrap:anywhere] sm:mb-0">{value || words.yes}</dd>
        </div>
      ))}
    </dl>
  );
}

function Choices({ file, hasButton, words }: { file: ExaminedFileProps; hasButton: boolean; words: BaikFormWords }) {
  const { key, condition, findings, choice } = file;
  const remove = hasButton ? [] : [['remove', words.leaveOut] as const];
  const options =
    condition !== 'clean'
      ? [['keep', words.keepAsIs] as const, ...remove]
      : findings.length > 0
        ? [['strip', words.strip] as const, ['keep', words.keep] as const, ...remove]
        : hasButton
          ? []
          : [['strip', words.sendFile] as const, ...remove];
  const chosen = choice || (condition === 'clean' ? 'strip' : '');
  return (
    <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
      {options.map(([value, label]) => (
        <label className="inline-flex min-h-11 items-center gap-2.5 text-small" key={value}>
          <input className="size-5" defaultChecked={value === chosen} name={`file-${key}`} type="radio" value={value} />
          {label}
        </label>
      ))}
    </div>
  );
}
