import type { ComponentProps } from 'react';
import { Field } from '../../../../src/ui/forms/field.tsx';
import { FileInput } from '../../../../src/ui/forms/file-input.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  FileInput: {
    default: <Labelled hasError={false} />,
    'its files are listed elsewhere': <Labelled hasError={false} onAdd={() => {}} />,
    error: <Labelled hasError />,
    disabled: <Labelled disabled hasError={false} />,
    Indonesian: { language: 'id', element: <Labelled hasError={false} label="Lampiran" /> },
  },
} satisfies Examples;

type LabelledProps = Pick<ComponentProps<typeof FileInput>, 'hasError' | 'disabled'> & {
  label?: string;
  onAdd?: () => void;
};

function Labelled({ label = 'Attachments', onAdd, ...state }: LabelledProps) {
  return (
    <Field error={state.hasError ? 'The file is too large' : undefined} hint="PDF, PNG" id="files" label={label}>
      <FileInput {...state} extensions={['pdf', 'png']} id="files" onAdd={onAdd} />
    </Field>
  );
}
