import { useRef } from 'react';
import { attachmentSize } from '../../i18n/site/file-sizes.ts';
import { FilesField } from '../../ui/forms/files-field.tsx';
import { fill } from '../../ui/forms/form-text.ts';
import { SpriteIcon } from '../../ui/media/sprite-icon.tsx';
import { controlId } from './contact-fields.ts';
import type { ContactFormProps } from './form-props.ts';

type AttachmentsFieldProps = Pick<ContactFormProps, 'rules' | 'words' | 'locale' | 'icons'> & {
  error: string | undefined;
  /** Undefined without script: the browser then shows the selection itself. */
  files: readonly File[] | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (file: File) => void;
  /** Live region text for screen readers. */
  announcement: string;
};

/** Removable attachments of the message. */
export function AttachmentsField(props: AttachmentsFieldProps) {
  const { rules, words, locale, icons, error, files, onAdd, onRemove, announcement } = props;
  const id = controlId('attachments');
  const input = useRef<HTMLInputElement>(null);

  const remove = (file: File) => {
    onRemove(file);
    input.current?.focus();
  };
  return (
    <FilesField
      error={error}
      extensions={rules.extensions}
      hint={words.attachmentsHint}
      id={id}
      label={words.attachments}
      mark={`(${words.optional})`}
      onAdd={files && onAdd}
      ref={input}
      status={
        <p className="sr-only" role="status">
          {announcement}
        </p>
      }
    >
      {files && files.length > 0 && (
        <ul aria-label={words.chosenFiles} className="mt-3 border-t border-graphite/20">
          {files.map((file) => (
            <li className="flex items-center gap-3 border-b border-graphite/20 py-2" key={keyOf(file)}>
              <SpriteIcon icons={icons} name="file-text" />
              <span className="min-w-0 flex-1 text-small [overflow-wrap:anywhere]">{file.name}</span>
              <span className="text-tiny text-slate">{attachmentSize(file.size, locale)}</span>
              <button
                aria-label={fill(words.removeFile, { name: file.name })}
                className="icon-button"
                onClick={() => remove(file)}
                type="button"
              >
                <SpriteIcon icons={icons} name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </FilesField>
  );
}

const keys = new WeakMap<File, number>();
let lastKey = 0;

/** A stable key for each File object: the same file may be selected twice. */
function keyOf(file: File): number {
  const known = keys.get(file);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(file, lastKey);
  return lastKey;
}
