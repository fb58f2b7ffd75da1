import type { Ref } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';

type FilesFieldProps = FieldProps & {
  /** File extensions in lower case, without the dot. */
  extensions: readonly string[];
  /** Called with the selected files; without it the browser shows the selection. */
  onAdd?: ((files: File[]) => void) | undefined;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** The labelled input for the attachments of a form. `children` stand below it, such as the list of selected files. */
export function FilesField({ extensions, onAdd, disabled, ref, children, ...field }: FilesFieldProps) {
  const { id, hint, error } = field;
  return (
    <Field {...field}>
      <input
        {...describedBy(id, { hint: hint !== undefined, error: error !== undefined })}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        className={`mt-1.5 block w-full cursor-pointer rounded border-[1.5px] border-dashed border-graphite/55 p-3 text-small file:mr-4 file:min-h-11 file:cursor-pointer file:rounded file:border-0 file:bg-petrol file:px-5 file:py-2 file:font-650 file:text-alumina hover:border-graphite aria-[invalid]:border-laterite disabled:pointer-events-none disabled:opacity-50 ${onAdd ? 'text-transparent' : ''}`}
        disabled={disabled}
        id={id}
        multiple
        name="attachments"
        onChange={(event) => {
          if (!onAdd) return;
          onAdd([...(event.currentTarget.files ?? [])]);
          // Cleared, so that choosing the same file again fires a change event.
          event.currentTarget.value = '';
        }}
        ref={ref}
        type="file"
      />
      {children}
    </Field>
  );
}
