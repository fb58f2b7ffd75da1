import { TextField } from '../../ui/forms/text-field.tsx';
import { controlId } from './baik-fields.ts';
import type { BaikFormProps } from './form-props.ts';

type ReporterFieldsProps = Pick<BaikFormProps, 'words'> & {
  start: Pick<BaikFormProps, 'values' | 'anonymous'>;
  errorOf: (field: string) => string | undefined;
};

/**
 * The choice to stay without a name, which is made at first, and the contact fields of the other choice. They are hidden by
 * a sibling selector, which needs no script and works in browsers of the last fifteen years.
 */
export function ReporterFields({ words, start: { values, anonymous }, errorOf }: ReporterFieldsProps) {
  return (
    <fieldset className="reporter border-l-[5px] border-petrol bg-white px-5 py-5">
      <legend className="sr-only">{words.whoTitle}</legend>
      <p aria-hidden="true" className="t-item">
        {words.whoTitle}
      </p>
      <Choice checked={anonymous} field="anonymous" hint={words.anonymousHint} label={words.anonymous} value="1" />
      <Choice checked={!anonymous} field="named" hint={words.namedHint} label={words.named} value="0" />
      <div className="reporter-named mt-5 grid gap-5 sm:grid-cols-2">
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

type ChoiceProps = { field: 'anonymous' | 'named'; value: string; label: string; hint: string; checked: boolean };

/** Siblings of the contact fields, for the selector that hides them. */
function Choice({ field, value, label, hint, checked }: ChoiceProps) {
  const id = controlId(field);
  return (
    <>
      <input
        aria-describedby={`${id}-hint`}
        className="float-left mt-4 size-6"
        defaultChecked={checked}
        id={id}
        name="anonymous"
        type="radio"
        value={value}
      />
      <label className="block pt-4 pl-9 font-650" htmlFor={id}>
        {label}
      </label>
      <p className="pl-9 text-small text-slate" id={`${id}-hint`}>
        {hint}
      </p>
    </>
  );
}

type ReaderFieldsProps = Pick<BaikFormProps, 'words' | 'readers'> & { error: string | undefined };

/** The choice of who may read a report; nothing when one recipient reads all. */
export function ReaderFields({ words, readers: { people, groups, group }, error }: ReaderFieldsProps) {
  if (people.length < 2) return null;
  const isUsed = group !== '' || people.some(({ isExcluded }) => isExcluded);
  const id = controlId('readers');
  return (
    <details className="border-l-[5px] border-petrol bg-white px-5 py-3" open={isUsed || error !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2 font-650">{words.readersTitle}</summary>
      <p className="mt-2 text-small text-slate">{words.readersText}</p>
      {error && (
        <p className="mt-2 text-small font-600 text-laterite-deep" id={`${id}-error`}>
          {error}
        </p>
      )}
      <fieldset className="mt-4" id={id} tabIndex={-1}>
        <legend className="text-small font-650">{words.readersExcept}</legend>
        {people.map(({ id: person, name, isExcluded }) => (
          <label className="flex min-h-11 items-center gap-3" key={person}>
            <input
              className="size-6 shrink-0"
              defaultChecked={isExcluded}
              name={`exclude-${person}`}
              type="checkbox"
              value="1"
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          </label>
        ))}
      </fieldset>
      {groups.length > 0 && (
        <div className="mt-4 mb-3">
          <label className="text-small font-650" htmlFor={controlId('group')}>
            {words.readersGroup}
          </label>
          <select
            className="mt-1 block min-h-11 w-full border border-graphite/40 bg-white px-3"
            defaultValue={group}
            id={controlId('group')}
            name="group"
          >
            <option value="">{words.readersAll}</option>
            {groups.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </div>
      )}
    </details>
  );
}
