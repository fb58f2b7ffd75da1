import type { ClipboardEvent } from 'react';
import { type FormError, fill } from '../../ui/forms/form-text.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type AddressKind, controlId } from './compose-values.ts';
import type { ComposeWords } from './island-texts.ts';

export type AddressRow = { key: number; address: string };

type AddressListProps = {
  kind: AddressKind;
  rows: readonly AddressRow[];
  errors: readonly FormError[];
  words: ComposeWords;
  /** Address of the icon sprite. */
  icons: string;
  /** Undefined without script: the buttons then submit the form, and the server adds or removes rows. */
  onAdd?: ((kind: AddressKind) => void) | undefined;
  onRemove?: ((kind: AddressKind, index: number) => void) | undefined;
  onPaste?: ((kind: AddressKind, index: number, event: ClipboardEvent<HTMLInputElement>) => void) | undefined;
};

/** Address fields of one kind (To, Cc or Bcc). */
export function AddressList(props: AddressListProps) {
  const { kind, rows, errors, words, icons, onAdd, onRemove, onPaste } = props;
  const name = words[kind];
  const errorOf = (index: number) =>
    errors.find(({ field }) => field === `${kind}.${index}` || (field === kind && index === 0))?.text;
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{name}</legend>
      {rows.map(({ key, address }, index) => {
        return (
          <div className="flex items-start gap-2" key={key}>
            <TextField
              multiple
              aria-required={kind === 'to' && index === 0 ? true : undefined}
              autoComplete="off"
              className="min-w-0 flex-1"
              defaultValue={address}
              error={errorOf(index)}
              id={controlId(`${kind}.${index}`)}
              label={rows.length > 1 ? fill(words.addressOf, { name, number: String(index + 1) }) : name}
              mark={kind === 'to' && index === 0 ? '*' : undefined}
              name={kind}
              onPaste={onPaste && ((event) => onPaste(kind, index, event))}
              type="email"
            />
            {rows.length > 1 && (
              <button
                aria-label={fill(words.removeAddress, { name, number: String(index + 1) })}
                className="icon-button mt-7.5"
                formNoValidate
                name="step"
                onClick={
                  onRemove &&
                  ((event) => {
                    event.preventDefault();
                    onRemove(kind, index);
                  })
                }
                type="submit"
                value={`remove:${kind}:${index}`}
              >
                <svg aria-hidden="true" className="size-5">
                  <use href={`${icons}#x`} />
                </svg>
              </button>
            )}
          </div>
        );
      })}
      <button
        className="line-link inline-flex min-h-11 items-center justify-self-start text-small font-600"
        data-add={kind}
        formNoValidate
        name="step"
        onClick={
          onAdd &&
          ((event) => {
            event.preventDefault();
            onAdd(kind);
          })
        }
        type="submit"
        value={`add:${kind}`}
      >
        {kind === 'to' ? words.addRecipient : fill(words.addKind, { name })}
      </button>
    </fieldset>
  );
}
