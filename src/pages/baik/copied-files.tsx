import { fill } from '../../ui/forms/form-text.ts';
import { SpriteIcon } from '../../ui/media/sprite-icon.tsx';
import type { FileDescription } from '../../web/forms/baik/report-files.ts';
import type { BaikFormProps, BaikFormWords } from './form-props.ts';

type CopiedFilesProps = {
  files: readonly FileDescription[];
  words: BaikFormWords;
  locale: string;
  icons: BaikFormProps['icons'];
  /** Removes a file immediately; without script, removal is one of the choices. */
  onRemove?: ((file: FileDescription) => void) | undefined;
};

const megabyte = 1024 * 1024;

export function CopiedFiles({ files, words, locale, icons, onRemove }: CopiedFilesProps) {
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
            <fieldset className="min-w-0">
              <legend className="sr-only">{fill(words.choiceFor, { name: file.filename })}</legend>
              <div className="flex items-center gap-3">
                <SpriteIcon icons={icons} name="file-text" />
                <span className="min-w-0 flex-1 font-650 [overflow-wrap:anywhere]">{file.filename}</span>
                <span className="text-tiny text-slate">{sizes.format(Math.max(file.size / megabyte, 0.01))} MB</span>
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
              <p className={`mt-2 text-small ${file.preview ? 'text-slate' : 'font-600 text-laterite-deep'}`}>
                {file.text}
              </p>
              <Preview file={file} words={words} />
              <Choices file={file} hasButton={onRemove !== undefined} words={words} />
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Preview({ file: { preview, filename }, words }: { file: FileDescription; words: BaikFormWords }) {
  if (!preview) return null;
  const title = fill(words.copyShow, { name: filename });
  return (
    <details className="mt-2" open>
      <summary className="line-link inline-block min-h-11 cursor-pointer py-2.5 text-small [overflow-wrap:anywhere]">
        {title}
      </summary>
      <iframe
        className="mt-2 block h-96 w-full border border-graphite/40 bg-white"
        loading="lazy"
        sandbox=""
        src={preview}
        title={title}
      />
    </details>
  );
}

function Choices({ file, hasButton, words }: { file: FileDescription; hasButton: boolean; words: BaikFormWords }) {
  const { key, preview, choice } = file;
  const options = [
    ...(preview ? [['copy', words.sendCopy] as const] : []),
    ['original', preview ? words.sendBoth : words.sendOriginal] as const,
    ...(hasButton ? [] : [['remove', words.leaveOut] as const]),
  ];
  const warning = `warning-${key}`;
  return (
    <>
      <div className="mt-3 grid gap-y-1">
        {options.map(([value, label]) => (
          <label className="inline-flex min-h-11 items-center gap-2.5 text-small" key={value}>
            <input
              aria-describedby={value === 'original' ? warning : undefined}
              className="size-5 shrink-0"
              defaultChecked={value === choice}
              name={`file-${key}`}
              type="radio"
              value={value}
            />
            {label}
          </label>
        ))}
      </div>
      <p className="mt-1 text-tiny text-slate" id={warning}>
        {words.originalWarning}
      </p>
    </>
  );
}

/** Notice for forms without script: the report has not been sent, because its sender has not seen the copies of the files. */
export function ReviewNotice({ words }: Pick<BaikFormProps, 'words'>) {
  return (
    <section
      aria-labelledby="baik-review"
      // biome-ignore lint/a11y/noAutofocus: the notice explains why the form was not sent
      autoFocus
      className="scroll-mt-28 border-l-[5px] border-ember bg-white px-5 py-4"
      tabIndex={-1}
    >
      <h3 className="t-item" id="baik-review">
        <a className="line-link" href="#baik-files">
          {words.reviewTitle}
        </a>
      </h3>
      <p className="mt-1 text-small">{words.reviewText}</p>
    </section>
  );
}
