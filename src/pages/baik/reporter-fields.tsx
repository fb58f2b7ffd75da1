import { TextField } from '../../ui/forms/text-field.tsx';
import { type BaikFormProps, controlId } from './baik-form-props.ts';

type ReporterFieldsProps = Pick<BaikFormProps, 'words' | 'values'> & { errorOf: (field: string) => string | undefined };

/** Contact fields and the choice to stay anonymous, which hides them with CSS alone and needs no script. */
export function ReporterFields({ words, values, errorOf }: ReporterFieldsProps) {
  return (
    <fieldset className="reporter grid gap-5 border-l-[5px] border-petrol bg-white px-5 py-5">
      <legend className="sr-only">{words.whoTitle}</legend>
      <p aria-hidden="true" className="t-item">
        {words.whoTitle}
      </p>
      <label className="flex items-start gap-3" htmlFor={controlId('anonymous')}>
        <input
          aria-describedby={`${controlId('anonymous')}-hint`}
          className="mt-0.5 size-6 shrink-0"
          defaultChecked={values.anonymous}
          id={controlId('anonymous')}
          name="anonymous"
          type="checkbox"
          value="1"
        />
        <span className="font-650">{words.anonymous}</span>
      </label>
      <p className="-mt-4 pl-9 text-small text-slate" id={`${controlId('anonymous')}-hint`}>
        {words.anonymousHint}
      </p>
      <div className="reporter-named grid gap-5 sm:grid-cols-2">
        <TextField
          aria-required
          autoComplete="off"
          defaultValue={values.contact}
          error={errorOf('contact')}
          hint={words.contactHint}
          id={controlId('contact')}
          label={words.contact}
          mark="*"
          name="contact"
        />
        <TextField
          autoComplete="off"
          className="self-end"
          defaultValue={values.name}
          error={errorOf('name')}
          id={controlId('name')}
          label={words.name}
          mark={`(${words.optional})`}
          name="name"
        />
      </div>
    </fieldset>
  );
}
