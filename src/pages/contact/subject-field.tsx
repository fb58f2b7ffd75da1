import { SelectField } from '../../ui/forms/text-field.tsx';
import { type ContactFormProps, controlId } from './contact-form-props.ts';

type SubjectFieldProps = Pick<ContactFormProps, 'subjects' | 'words' | 'icons'> & {
  value: string;
  error: string | undefined;
};

/** Select for the subject of the message. */
export function SubjectField({ subjects, words, icons, value, error }: SubjectFieldProps) {
  return (
    <SelectField
      aria-required="true"
      choices={[['', words.chooseSubject], ...subjects.map((subject) => [subject.value, subject.label] as const)]}
      defaultValue={value}
      error={error}
      icons={icons}
      id={controlId('subject')}
      label={words.subject}
      mark="*"
      name="subject"
    />
  );
}
