import { listWords } from '../../../i18n/backend/lists.words.ts';
import { FilterField, filterClass } from './list.tsx';

type SearchFilterProps = {
  value: string | undefined;
  /** Label naming the searched fields, such as "Subject or address". */
  placeholder: string;
};

export function SearchFilter({ value, placeholder }: SearchFilterProps) {
  return (
    <FilterField id="search" label={listWords.search} wide>
      <input
        className={filterClass}
        defaultValue={value}
        id="search"
        maxLength={200}
        name="search"
        placeholder={placeholder}
        type="search"
      />
    </FilterField>
  );
}

type ChoiceFilterProps<Value extends string> = {
  name: string;
  label: string;
  value: Value | undefined;
  /** Label of the empty option. */
  all: string;
  choices: readonly Value[];
  labels: Readonly<Record<Value, string>>;
};

/** A select for one value or all. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { name, label, value, all, choices, labels } = props;
  return (
    <FilterField id={name} label={label}>
      <select className={filterClass} defaultValue={value ?? ''} id={name} name={name}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labels[choice]}
          </option>
        ))}
      </select>
    </FilterField>
  );
}
