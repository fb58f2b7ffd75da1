import { type BaikFormProps, controlId } from './baik-form-props.ts';

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
