import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';
import { type BaikFormProps, controlId } from './baik-form-props.ts';

type ReporterFieldsProps = Pick<BaikFormProps, 'words' | 'values'> & { errorOf: (field: string) => string | undefined };

/** Who reports, or the choice not to say so. The choice hides the fields by style alone, so that it needs no script. */
export function ReporterFields({ words, values, errorOf }: ReporterFieldsProps) {
  const contactError = errorOf('contact');
  const nameError = errorOf('name');
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
        <Field error={contactError} hint={words.contactHint} id={controlId('contact')} label={words.contact} mark="*">
          <input
            {...describedBy(controlId('contact'), { hint: true, error: contactError !== undefined })}
            aria-required="true"
            autoComplete="off"
            className={fieldClass}
            defaultValue={values.contact}
            id={controlId('contact')}
            name="contact"
            type="text"
          />
        </Field>
        <Field
          className="self-end"
          error={nameError}
          id={controlId('name')}
          label={words.name}
          mark={`(${words.optional})`}
        >
          <input
            {...describedBy(controlId('name'), { error: nameError !== undefined })}
            autoComplete="off"
            className={fieldClass}
            defaultValue={values.name}
            id={controlId('name')}
            name="name"
            type="text"
          />
        </Field>
      </div>
    </fieldset>
  );
}
