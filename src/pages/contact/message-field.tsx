import { useEffect, useState } from 'react';
import { describedBy, Field, fieldClass } from '../../ui/field.tsx';
import { lengthOf } from './contact-checks.ts';
import { type ContactFormProps, controlId, fill } from './contact-form-props.ts';

/** Long enough for a screen reader to finish what it says of the key. */
const quietMilliseconds = 1000;

type MessageFieldProps = Pick<ContactFormProps, 'rules' | 'words' | 'locale'> & {
  defaultValue: string;
  error: string | undefined;
  /** What stands in it right now; undefined while nobody counts, as without script. */
  text: string | undefined;
};

/** The message, and how many characters are left; a longer text is not cut, but told. */
export function MessageField({ rules, words, locale, defaultValue, error, text }: MessageFieldProps) {
  const id = controlId('message');
  const left = rules.message - lengthOf(text ?? defaultValue);
  const count = new Intl.NumberFormat(locale).format(Math.abs(left));
  const said = fill(left < 0 ? words.charactersOver : words.charactersLeft, { count });
  const announced = useQuiet(said);
  return (
    <Field error={error} hint={words.messageHint} id={id} label={words.message} mark="*">
      <textarea
        {...describedBy(id, { hint: true, error: error !== undefined })}
        aria-required="true"
        className={`${fieldClass} min-h-48 [field-sizing:content] max-h-[32rem]`}
        defaultValue={defaultValue}
        id={id}
        name="message"
        rows={7}
      />
      {text !== undefined && (
        <>
          <p
            aria-hidden="true"
            className={`mt-1.5 text-tiny ${left < 0 ? 'font-650 text-laterite-deep' : 'text-slate'}`}
            data-counter=""
          >
            {said}
          </p>
          <p className="sr-only" role="status">
            {text === '' ? '' : announced}
          </p>
        </>
      )}
    </Field>
  );
}

/** A text that changes only once the typing pauses. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), quietMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
