import { useEffect, useState } from 'react';
import type { Template } from '../../i18n/site/words.ts';
import { fill, lengthOf } from './form-text.ts';
import { TextArea } from './text-field.tsx';

/** Delay in milliseconds, long enough for a screen reader to finish announcing the key. */
const quietMilliseconds = 1000;

type CountedTextProps = {
  id: string;
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  defaultValue: string;
  /** The current text; undefined without script. */
  text: string | undefined;
  /** Maximum length in Unicode code points. */
  limit: number;
  locale: string;
  words: Record<'charactersLeft' | 'charactersOver', Template<'count'>>;
  autoComplete?: string;
  disabled?: boolean;
};

/** A text area with a character counter; overlong text is reported, not cut. */
export function CountedText(props: CountedTextProps) {
  const { id, name, label, hint, error, defaultValue, text, limit, locale, words, autoComplete, disabled } = props;
  const left = limit - lengthOf(text ?? defaultValue);
  const count = new Intl.NumberFormat(locale).format(Math.abs(left));
  const message = fill(left < 0 ? words.charactersOver : words.charactersLeft, { count });
  const announced = useQuiet(message);
  return (
    <TextArea
      aria-required
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      disabled={disabled}
      error={error}
      hint={hint}
      id={id}
      label={label}
      look="min-h-48 [field-sizing:content] [overflow-wrap:anywhere] max-h-[32rem]"
      mark="*"
      name={name}
      rows={7}
    >
      {text !== undefined && (
        <>
          <p
            aria-hidden="true"
            className={`mt-1.5 text-tiny ${left < 0 ? 'font-650 text-laterite-deep' : 'text-slate'}`}
            data-counter=""
          >
            {message}
          </p>
          <p className="sr-only" role="status">
            {text === '' ? '' : announced}
          </p>
        </>
      )}
    </TextArea>
  );
}

/** A text that is updated only after a pause in typing. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), quietMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
