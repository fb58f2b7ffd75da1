import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';
import { type ContactFormProps, controlId } from './contact-form-props.ts';

type SubjectFieldProps = Pick<ContactFormProps, 'subjects' | 'words' | 'icons'> & {
  value: string;
  error: string | undefined;
};

/** Select for the subject of the message. */
export function SubjectField({ subjects, words, icons, value, error }: SubjectFieldProps) {
  const id = controlId('subject');
  return (
    <Field error={error} id={id} label={words.subject} mark="*">
      <div className="relative">
        <select
          {...describedBy(id, { error: error !== undefined })}
          aria-required="true"
          className={`${fieldClass} appearance-none pr-11`}
          defaultValue={value}
          id={id}
          name="subject"
        >
          <option value="">{words.chooseSubject}</option>
          {subjects.map((subject) => (
            <option key={subject.value} value={subject.value}>
              {subject.label}
            </option>
          ))}
        </select>
        <svg
          aria-hidden="true"
          className="pointer-events-none absolute right-3.5 top-1/2 size-5 -translate-y-1/2"
          focusable="false"
        >
          <use href={`${icons}#chevron-down`} />
        </svg>
      </div>
    </Field>
  );
}
